const https = process.getBuiltinModule('node:https');

export const { Agent, request } = https;
export default https;
