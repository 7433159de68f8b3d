/** Who may import whom. Each rule says why. */
/** Tests and what only they use may look behind the curtain. */
const testing = ['\\.test\\.tsx?$', '/testing/'];
/** Rooms of commerce, the lowest first: each may use those before it (functions/commerce/README.md draws them). */
const rooms =
  'gateway discount plan order settlement figures cart outbox payment checkout admin-order admin-gateway'.split(' ');
const commerceRooms = rooms.slice(0, -1).map((room, index) => ({
  name: `commerce-${room}-knows-none-above`,
  comment: 'What is sold and paid builds up in one direction.',
  severity: 'error',
  from: { path: `^functions/commerce/${room}/`, pathNot: testing },
  to: { path: `^functions/commerce/(${rooms.slice(index + 1).join('|')})/` },
}));
const inDomain = '^functions/(?!lib/)([^/]+)/';

module.exports = {
  forbidden: [
    ...commerceRooms,
    {
      name: 'shared-stands-alone',
      comment: 'shared is zod and pure functions: it runs in the browser, the functions and infra alike.',
      severity: 'error',
      from: { path: '^shared/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^shared/', '^node_modules/zod/'] },
    },
    {
      name: 'web-knows-shared-only',
      comment: 'The browser never sees server or infra code.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(functions|infra|scripts|test)/' },
    },
    {
      name: 'web-without-zod',
      comment: 'zod stays out of the pages: contracts are imported as types.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^node_modules/zod/' },
    },
    {
      name: 'web-layers-components',
      comment: 'Components and lib know no feature and no page.',
      severity: 'error',
      from: { path: '^web/src/(components|lib|config)/' },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'web-layers-features',
      comment: 'Features know no page.',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'features-apart',
      comment: 'No feature imports another; pages compose them.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'domains-through-public',
      comment: 'A domain is used through its public.ts.',
      severity: 'error',
      from: { path: inDomain, pathNot: testing },
      to: { path: inDomain, pathNot: ['^functions/$1/', '^functions/[^/]+/public\\.ts$'] },
    },
    {
      name: 'entries-are-imported-by-nobody',
      comment: 'An entry may put domains together that import each other in no other file (scripts/boundaries).',
      severity: 'error',
      from: { path: '^functions/', pathNot: testing },
      to: { path: '^functions/[^/]+/(handler|[\\w-]+\\.handler|[\\w-]+\\.sweep)\\.ts$' },
    },
    {
      name: 'functions-know-no-infra',
      comment: 'Functions and infra share the contract only; it names the environment too.',
      severity: 'error',
      from: { path: '^functions/', pathNot: testing },
      to: { path: '^(infra|web|scripts|test)/' },
    },
    {
      name: 'lib-knows-no-domain',
      comment: 'functions/lib is below every domain.',
      severity: 'error',
      from: { path: '^functions/lib/', pathNot: '\\.test\\.ts$' },
      to: { path: inDomain },
    },
    {
      name: 'letters-have-files-of-their-own',
      comment: 'What is mailed is written in *.mail.ts, each of which test/mails makes and reads.',
      severity: 'error',
      from: { path: '^functions/', pathNot: ['\\.mail\\.ts$', '^functions/lib/mail/', ...testing] },
      to: { path: '^functions/lib/mail/letter\\.ts$' },
    },
    {
      name: 'infra-names-functions-by-path',
      comment: 'infra imports the contract, never an implementation.',
      severity: 'error',
      from: { path: '^infra/' },
      to: { path: '^(functions|web|scripts|test)/' },
    },
    {
      name: 'nobody-imports-tests-or-scripts',
      comment: 'What runs in production never depends on them.',
      severity: 'error',
      from: { path: '^(shared|functions|infra|web)/', pathNot: testing },
      to: { path: '^(test|scripts)/' },
    },
    {
      name: 'local-cloud-stands-alone',
      comment: 'It runs what was synthesised and built; what else it must know of the product it is told at its start.',
      severity: 'error',
      from: { path: '^scripts/local/' },
      to: { pathNot: ['^scripts/local/', '^node_modules/'], dependencyTypesNot: ['core'] },
    },
    {
      name: 'local-cloud-through-its-doors',
      comment: 'The files directly in scripts/local are its doors; its rooms are its own.',
      severity: 'error',
      from: { pathNot: '^scripts/local/' },
      to: { path: '^scripts/local/[^/]+/' },
    },
    {
      name: 'product-tests-use-the-client',
      comment: 'Tests of the product know of the local cloud what its client offers.',
      severity: 'error',
      from: { path: '^(shared|functions|infra|web)/' },
      to: { path: '^scripts/local/', pathNot: '^scripts/local/client\\.ts$' },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^aws-lambda$' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
      conditionNames: ['import', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
};
