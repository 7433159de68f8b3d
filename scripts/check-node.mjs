// Runs before every script: the functions run on Node 24, so everything here does. Plain JavaScript, so that an older
// Node gets as far as the message.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `This runs on Node 24, which comes with the project, but Node ${process.versions.node} was found.\n` +
      'Run it through npm (`npm start`, `npm test`), after `npm ci` with install scripts allowed for "node".',
  );
  process.exit(1);
}
