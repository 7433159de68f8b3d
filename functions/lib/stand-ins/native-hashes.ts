/** Stands for hashes written in JavaScript, where the runtime's own are asked first and always there. */
class Missing {
  constructor() {
    throw new Error('This hash is native');
  }
}

export { Missing as Crc32Js, Missing as Md5Js, Missing as Sha1Js, Missing as Sha256Js };
