import { type Node, parse } from 'acorn';
import { edgeGlobals } from '#scripts/local/stacks.ts';

/* What CloudFront Functions' JavaScript runtime 2.0 supports: ES 5.1, and of later versions only what AWS lists. */

/** A node with its children and attributes by name. */
type Read = Node & Readonly<Record<string, unknown>>;

/** Bytes that a function may have. */
export const sizeLimit = 10 * 1024;

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const statements = words(`
  Program FunctionDeclaration VariableDeclaration VariableDeclarator BlockStatement EmptyStatement ExpressionStatement
  ReturnStatement IfStatement SwitchStatement SwitchCase ForStatement ForInStatement WhileStatement DoWhileStatement
  BreakStatement ContinueStatement LabeledStatement ThrowStatement TryStatement CatchClause`);
const expressions = words(`
  Identifier Literal ThisExpression ArrayExpression ObjectExpression Property FunctionExpression UnaryExpression
  UpdateExpression BinaryExpression LogicalExpression AssignmentExpression ConditionalExpression CallExpression
  NewExpression MemberExpression SequenceExpression`);
/** Of ES 6 and 8; `const`, `let`, and `**` have no nodes of their own. */
const later = words('ArrowFunctionExpression RestElement TemplateLiteral TemplateElement AwaitExpression');

/** Methods that exist there: any other may be newer than the runtime. */
const methods = words(`
  charAt charCodeAt concat indexOf lastIndexOf match replace search slice split substring toLowerCase toUpperCase trim
  includes startsWith endsWith padStart padEnd repeat trimStart trimEnd replaceAll matchAll
  every filter forEach join map pop push reduce reverse shift some sort splice unshift
  test exec hasOwnProperty keys parse stringify toString floor ceil round min max abs now getTime isArray
  call apply bind then catch`);

/** What a node must not be, although its type is allowed. */
const exceptions: Readonly<Record<string, (node: Read) => boolean>> = {
  Property: ({ shorthand, computed, method }) => Boolean(shorthand || computed || method),
  FunctionDeclaration: ({ generator }) => Boolean(generator),
  FunctionExpression: ({ generator, async }) => Boolean(generator || async),
  ArrowFunctionExpression: ({ async }) => Boolean(async),
  LogicalExpression: ({ operator }) => operator === '??',
  AssignmentExpression: ({ operator }) => ['??=', '||=', '&&='].includes(String(operator)),
  VariableDeclaration: ({ kind }) => !['var', 'let', 'const'].includes(String(kind)),
  CatchClause: ({ param }) => !param,
  Literal: ({ raw, regex }) => (regex ? !isOldPattern(regex as Pattern) : /^\d.*[n_]|^0[bo]/i.test(String(raw))),
  CallExpression: ({ callee }) => !isKnownMethod(callee as Read),
};
interface Pattern {
  readonly pattern: string;
  readonly flags: string;
}
const isOldPattern = ({ pattern, flags }: Pattern): boolean => /^[gim]*$/.test(flags) && !/\(\?<|\\[pk]/.test(pattern);

function isKnownMethod(callee: Read): boolean {
  const { type, property, computed } = callee;
  if (type !== 'MemberExpression') return true;
  return !computed && methods.has(String((property as Read).name));
}

const isNode = (value: unknown): value is Read => typeof (value as Read | null)?.type === 'string';
const childrenOf = (node: Read): Read[] => Object.values(node).flat().filter(isNode);
const allOf = (node: Read): Read[] => [node, ...childrenOf(node).flatMap(allOf)];

/** Identifiers that name a property, not a variable. */
const propertyNames = (nodes: readonly Read[]): ReadonlySet<unknown> =>
  new Set(
    nodes.flatMap(({ type, computed, property, key, label }) => [
      type === 'MemberExpression' && !computed ? property : undefined,
      type === 'Property' ? key : undefined,
      label,
    ]),
  );

/** The variables, functions and parameters of a file. */
const declared = (nodes: readonly Read[]): ReadonlySet<unknown> =>
  new Set(
    nodes
      .flatMap(({ id, params = [], param, argument, type }) => [
        id,
        ...(params as unknown[]),
        param,
        type === 'RestElement' && argument,
      ])
      .map((it) => (it as Read | undefined)?.name),
  );

/** What a file uses that the runtime may not have, each with its line. */
export function unsupported(code: string): string[] {
  const lineOf = ({ start }: Read) => code.slice(0, start).split('\n').length;
  const nodes = allOf(parse(code, { ecmaVersion: 'latest', sourceType: 'script' }) as unknown as Read);
  const names = propertyNames(nodes);
  const own = declared(nodes);
  const isForeign = (node: Read) =>
    node.type === 'Identifier' && !names.has(node) && !own.has(node.name) && !edgeGlobals.has(String(node.name));
  const isUnknown = ({ type }: Read) => ![statements, expressions, later].some((known) => known.has(type));
  return nodes
    .filter((node) => isUnknown(node) || exceptions[node.type]?.(node) || isForeign(node))
    .map((node) => `${lineOf(node)}: ${node.type} ${code.slice(node.start, node.end).slice(0, 40)}`);
}
