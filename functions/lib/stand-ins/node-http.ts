/** Node's module without the getter that loads the WebSocket client. */
const http = process.getBuiltinModule('node:http');

export const { Agent, request, STATUS_CODES } = http;
export default http;
