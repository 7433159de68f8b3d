import { Socket } from 'node:net';

/** Imported before everything else, it fails whatever opens a connection: `cdk synth` needs no network. */
Socket.prototype.connect = () => {
  throw new Error('The synthesis asks the network');
};
