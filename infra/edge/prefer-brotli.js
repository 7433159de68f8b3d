/**
 * Runs at the edge before a script is looked for: whoever reads Brotli gets the file that was compressed when the site
 * was built, smaller by a twelfth than what the edge makes of it in passing. CloudFront calls it by this name.
 */
// biome-ignore lint/correctness/noUnusedVariables: the edge calls it.
function handler(event) {
  const { request } = event;
  const accepted = request.headers['accept-encoding'];
  if (accepted && /\bbr\b/.test(accepted.value)) request.uri += '.br';
  return request;
}
