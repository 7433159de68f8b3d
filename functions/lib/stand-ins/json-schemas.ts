function missing(): never {
  throw new Error('Only the API reference makes JSON schemas');
}

/** What a schema brings to be written as JSON schema: every kind of schema names its own part. */
export {
  missing as aggregateChecks,
  missing as anyProcessor,
  missing as arrayProcessor,
  missing as bigintProcessor,
  missing as booleanProcessor,
  missing as catchProcessor,
  missing as customProcessor,
  missing as dateProcessor,
  missing as defaultProcessor,
  missing as enumProcessor,
  missing as fileProcessor,
  missing as functionProcessor,
  missing as intersectionProcessor,
  missing as lazyProcessor,
  missing as literalProcessor,
  missing as mapProcessor,
  missing as nanProcessor,
  missing as neverProcessor,
  missing as nonoptionalProcessor,
  missing as nullProcessor,
  missing as nullableProcessor,
  missing as numberProcessor,
  missing as objectProcessor,
  missing as optionalProcessor,
  missing as pipeProcessor,
  missing as prefaultProcessor,
  missing as promiseProcessor,
  missing as readonlyProcessor,
  missing as recordProcessor,
  missing as setProcessor,
  missing as stringProcessor,
  missing as successProcessor,
  missing as symbolProcessor,
  missing as templateLiteralProcessor,
  missing as transformProcessor,
  missing as tupleProcessor,
  missing as undefinedProcessor,
  missing as unionProcessor,
  missing as unknownProcessor,
  missing as voidProcessor,
};
export const createToJSONSchemaMethod = () => missing;
export const createStandardJSONSchemaMethod = () => missing;
