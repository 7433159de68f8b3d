// Deliberately empty: see package.json. cognito-local only touches it when Lambda triggers or KMS are configured, which they never are here.
module.exports = {};
