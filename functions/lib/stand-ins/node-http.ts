/** Node's module without the part that loads when somebody reads it. */
const http = process.getBuiltinModule('node:http');

export const { Agent, request, STATUS_CODES } = http;
export default http;
