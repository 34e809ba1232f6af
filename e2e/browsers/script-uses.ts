import {
  type AnyNode,
  type AssignmentExpression,
  type CallExpression,
  type Identifier,
  type MemberExpression,
  type NewExpression,
  type Node,
  type ObjectExpression,
  type ObjectPattern,
  type Program,
  parse,
} from 'acorn'
import { type SimpleVisitors, simple } from 'acorn-walk'
import type { ApiNames } from './api-names.ts'

/* The uses of names in scripts. A built script has no types, so that a use is found by its name. */

/** The ECMAScript version whose syntax all of the oldest browsers have. Younger syntax and flags of patterns are errors. */
const ecmaVersion = 2022

/** A use of a name that a browser lacks, such as `URL.canParse` or `.groupBy`. */
export interface Use {
  name: string
  /** The code around the use. */
  excerpt: string
}

/** Parses a script. Throws a SyntaxError for syntax that one of the oldest browsers lacks. */
export const parseScript = (code: string, sourceType: 'script' | 'module' = 'script'): Program =>
  parse(code, { ecmaVersion, sourceType })

/** Returns the name of a property in an expression, a literal or a class; undefined if the name is computed. */
function getKeyName({ computed, ...node }: { computed: boolean; key?: AnyNode; property?: AnyNode }) {
  const key = node.key ?? node.property
  if (key?.type === 'Literal' && typeof key.value === 'string') return key.value
  return key?.type === 'Identifier' && !computed ? key.name : undefined
}

const globalObjects = ['window', 'self', 'globalThis']

/** Returns an object such as `URL`, `window.URL` or `Intl.Locale` as a text. */
function formatOwner(node: AnyNode): string | undefined {
  if (node.type === 'Identifier') return node.name
  if (node.type !== 'MemberExpression') return
  const [owner, name] = [formatOwner(node.object), getKeyName(node)]
  return owner && name && (globalObjects.includes(owner) ? name : `${owner}.${name}`)
}

/** Returns the texts by which a member may be in the lists of `ApiNames.owned`. */
function listOwnedNames(node: MemberExpression): string[] {
  const [owner, name] = [formatOwner(node.object), getKeyName(node)]
  return owner && name ? [`${owner.replace(/\.prototype$/, '')}.${name}`] : []
}

/** The names that scripts give to properties and variables of their own. */
export interface DefinedNames {
  members: Set<string>
  variables: Set<string>
}

/** Collects the names that scripts give to properties and variables of their own. */
export function listDefinedNames(programs: readonly Program[]): DefinedNames {
  const members = new Set<string>()
  const variables = new Set<string>()
  const addMember = (node: Parameters<typeof getKeyName>[0]) => {
    const name = getKeyName(node)
    if (name) members.add(name)
  }
  const addVariable = ({ id }: { id: AnyNode | null }) => {
    if (id?.type === 'Identifier') variables.add(id.name)
  }
  const addParameters = ({ params }: { params: AnyNode[] }) => {
    for (const id of params) addVariable({ id })
  }
  const addKeys = ({ properties }: ObjectExpression) => {
    for (const property of properties) if (property.type === 'Property') addMember(property)
  }
  const addAssigned = ({ left }: AssignmentExpression) => {
    if (left.type === 'MemberExpression') addMember(left)
  }
  const visitors: SimpleVisitors<unknown> = {
    ObjectExpression: addKeys,
    PropertyDefinition: addMember,
    MethodDefinition: addMember,
    AssignmentExpression: addAssigned,
    VariableDeclarator: addVariable,
    FunctionDeclaration: addVariable,
    ClassDeclaration: addVariable,
    Function: addParameters,
  }
  for (const program of programs) simple(program, visitors)
  return { members, variables }
}

/** Returns the flags and the syntax of `RegExp('…', '…')` that the oldest browsers lack, as a use. */
function findPatternUse(node: CallExpression | NewExpression): string | undefined {
  if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return
  const [pattern, flags] = node.arguments.map((argument) =>
    argument.type === 'Literal' && typeof argument.value === 'string' ? argument.value : undefined,
  )
  const body = pattern === undefined || pattern === '' ? '(?:)' : pattern.replace(/(?<!\\)\//g, '\\/')
  try {
    parseScript(`/${body}/${flags ?? ''}`)
  } catch (error) {
    return `RegExp: ${error instanceof Error ? error.message : error}`
  }
}

/** Returns the event of a call of `addEventListener` if a browser lacks it. */
function findEvent({ callee, arguments: [event] }: CallExpression | NewExpression, { events }: ApiNames) {
  const isListener = callee.type === 'MemberExpression' && getKeyName(callee) === 'addEventListener'
  if (isListener && event?.type === 'Literal' && events.has(`${event.value}`)) return `event ${event.value}`
}

/**
 * Finds the uses of the names in a script. Ignores the members and variables in `defined`, because such a use may be one of the
 * script's own objects.
 */
export function findUses(code: string, program: Node, names: ApiNames, defined: DefinedNames): Use[] {
  const uses: Use[] = []
  const add = (name: string | undefined, { start, end }: Node) => {
    if (name) uses.push({ name, excerpt: code.slice(Math.max(0, start - 40), end + 40) })
  }
  const findMember = (name: string | undefined) =>
    name && names.members.has(name) && !defined.members.has(name) ? `.${name}` : undefined
  const findOwned = (node: MemberExpression) => listOwnedNames(node).find((name) => names.owned.has(name))
  const addCall = (node: CallExpression | NewExpression) => {
    add(findPatternUse(node), node)
    add(findEvent(node, names), node)
  }
  const addGlobal = (node: Identifier) => {
    if (names.globals.has(node.name) && !defined.variables.has(node.name)) add(node.name, node)
  }
  const addMember = (node: MemberExpression) => add(findOwned(node) ?? findMember(getKeyName(node)), node)
  const addKeys = ({ properties }: ObjectPattern) => {
    for (const property of properties)
      if (property.type === 'Property') add(findMember(getKeyName(property)), property)
  }
  const addConstruction = (node: NewExpression) => {
    addCall(node)
    const constructorName = `new ${formatOwner(node.callee)}`
    if (names.owned.has(constructorName)) add(constructorName, node)
  }
  simple(program, {
    Identifier: addGlobal,
    MemberExpression: addMember,
    ObjectPattern: addKeys,
    CallExpression: addCall,
    NewExpression: addConstruction,
  })
  return uses
}
