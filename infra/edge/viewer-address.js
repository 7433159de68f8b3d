/**
 * Runs at the edge before the API and the pages are asked: writes the visitor's address for rate limits, over whatever
 * the visitor sent under that name. CloudFront has a header of its own for it, but no managed policy that forwards all
 * of a request adds it. CloudFront calls it by this name.
 */
// biome-ignore lint/correctness/noUnusedVariables: the edge calls it.
function handler(event) {
  const request = event.request;
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
