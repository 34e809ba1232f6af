import type { ContractOperation } from '../../../mocks/contract/contract-types.ts'
import { contract } from '../../../mocks/contract/generated/contract.ts'
import { emptyDevice } from '../../../mocks/scenarios/device.ts'
import type { ApiClient, CallResult, Query } from './api-client.ts'
import { checkFilters } from './check-filters.ts'
import { checkOrderings } from './check-orderings.ts'
import { checkPages } from './check-pages.ts'
import { compareResult } from './compare-response.ts'
import { type CountedDifference, type Difference, type Finding, joinDifferences } from './difference.ts'
import { findPage } from './list-call.ts'
import { type PathValues, type Read, type Row, reads } from './reads.ts'

/** What a walk needs besides the client. */
export interface WalkOptions {
  username: string
  password: string
  /** The number of rows of a list whose details are read. */
  maxRows: number
  showValues?: boolean | undefined
  origin?: string | undefined
  /** The keys of public pages, which no list has. */
  invitation?: string | undefined
  unsubscribe?: string | undefined
}

/** The results of a walk. */
export interface WalkReport {
  differences: CountedDifference[]
  /** The operations that answered as the contract states for a success. */
  reached: string[]
  /** The reason for each operation that could not be read. */
  unreached: ReadonlyMap<string, string>
  /** Orderings that cannot be checked, because the rows lack the field. */
  unchecked: string[]
}

const getOperation = (id: string) => contract.operations[id] as ContractOperation
const device = { ...emptyDevice, user_agent: 'contract-check' }

/** Signs in and reads every operation that the account can reach. */
export async function walkApi(client: ApiClient, options: WalkOptions): Promise<WalkReport> {
  const walk = new Walk(client, options)
  await walk.run()
  return walk.report()
}

class Walk {
  readonly #client: ApiClient
  readonly #options: WalkOptions
  readonly #differences: Difference[] = []
  readonly #reached = new Set<string>()
  readonly #reasons = new Map<string, string>()
  readonly #unchecked: string[] = []
  /** The addresses that were called, and the lists whose pages, orderings and filters were checked. */
  readonly #called = new Set<string>()
  readonly #checkedLists = new Map<string, number>()

  constructor(client: ApiClient, options: WalkOptions) {
    this.#client = client
    this.#options = options
  }

  report(): WalkReport {
    const unreached = new Map<string, string>()
    for (const [id, read] of Object.entries(reads))
      if (!this.#reached.has(id)) unreached.set(id, this.#reasons.get(id) ?? this.#explainUncalled(read))
    const [differences, unchecked] = [joinDifferences(this.#differences), this.#unchecked]
    return { differences, reached: [...this.#reached], unreached, unchecked }
  }

  async run(): Promise<void> {
    const { username, password } = this.#options
    const login = getOperation('login')
    const result = await this.#client.signIn(login.path, {
      username: username.toLowerCase(),
      password,
      device,
    })
    this.#compare(login, result, '', [200])
    if (!this.#client.isSignedIn || 'failure' in result || result.body.kind !== 'json') return
    const session = (result.body.value ?? {}) as Row
    this.#reached.add('login')
    for (const [scope, paths] of listScopes(session))
      for (const [id, read] of Object.entries(reads))
        if ('scope' in read && read.scope === scope)
          for (const path of paths) await this.#read(id, path, read.query)
    for (const [id, read] of Object.entries(reads))
      if ('key' in read) {
        const key = this.#options[read.key]
        if (key !== undefined) await this.#read(id, { id: key })
      }
  }

  #explainUncalled(read: Read): string {
    if ('notCalled' in read) return read.notCalled
    if (!this.#client.isSignedIn) return 'the sign-in failed'
    if ('key' in read) return `no list has its key; --${read.key} sets it`
    if ('scope' in read) return `the session has no ${read.scope}`
    const [list = ''] = read.lists
    return this.#reached.has(list) ? `no id in ${read.lists.join(', ')}` : `${list} could not be read`
  }

  async #read(id: string, path: PathValues, query: Query = {}): Promise<void> {
    const operation = getOperation(id)
    const address = fillPath(operation, path)
    if (this.#called.has(address)) return
    this.#called.add(address)
    const result = await this.#client.get(address, query)
    const isRefused = !('failure' in result) && this.#isExpectedRefusal(operation, result.status)
    this.#compare(operation, result, '', isRefused ? [result.status] : [200])
    if ('failure' in result) return this.#explain(id, result.failure)
    if (result.status !== 200) return this.#explain(id, `answers ${result.status}`)
    this.#reached.add(id)
    await this.#followRows(id, path, result)
    await this.#checkList(operation, address, query, result)
  }

  /** Whether an account may get this status without a violation. The detail of a listed row exists, so it has no 404. */
  #isExpectedRefusal(operation: ContractOperation, status: number): boolean {
    const read = reads[operation.operationId] as Read
    const isRefusal =
      status === 403 || (status === 404 && !('lists' in read && !read.lists.includes('listWorks')))
    return isRefusal && String(status) in operation.responses
  }

  #explain(id: string, reason: string): void {
    if (!this.#reasons.has(id)) this.#reasons.set(id, reason)
  }

  async #followRows(listId: string, path: PathValues, result: CallResult): Promise<void> {
    const rows = findPage(result)?.results ?? []
    for (const [id, read] of Object.entries(reads)) {
      if (!('lists' in read) || !read.lists.includes(listId)) continue
      const paths = rows.map(read.toPath).filter((values) => values !== undefined)
      for (const values of paths.slice(0, this.#options.maxRows)) await this.#read(id, { ...path, ...values })
    }
  }

  /** Checks pages, orderings and filters of a list: at the first place, and again where the list has more rows. */
  async #checkList(
    operation: ContractOperation,
    address: string,
    query: Query,
    result: CallResult,
  ): Promise<void> {
    const page = findPage(result)
    const { operationId } = operation
    if (!page || (this.#checkedLists.get(operationId) ?? -1) >= Math.min(page.count, 3)) return
    this.#checkedLists.set(operationId, page.count)
    const list = {
      operation,
      page,
      query,
      call: async (parameters: Query, statuses: readonly number[] = [200]) => {
        const answer = await this.#client.get(address, parameters)
        this.#compare(operation, answer, Object.keys(parameters).join('&'), statuses)
        return answer
      },
      report: (text: string, finding: Finding) => this.#add(operation, text, finding),
    }
    await checkPages(list)
    const unchecked = await checkOrderings(list)
    this.#unchecked.push(...unchecked.map((ordering) => `${operationId} ordering=${ordering}`))
    await checkFilters(list)
  }

  #compare(
    operation: ContractOperation,
    result: CallResult,
    query: string,
    expectedStatuses: readonly number[],
  ): void {
    const { showValues, origin } = this.#options
    for (const finding of compareResult(operation, result, { expectedStatuses, showValues, origin }))
      this.#add(operation, query, finding)
  }

  #add({ operationId, method, path }: ContractOperation, query: string, finding: Finding): void {
    this.#differences.push({ operationId, address: `${method} ${path}`, query, ...finding })
  }
}

function fillPath({ path }: ContractOperation, values: PathValues): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
}

type ScopeName = 'session' | 'neighbourhood' | 'lot'

/** The path parameters of each place of a session. A place without valid ids is left out; the comparison reports it. */
function listScopes(session: Row): [ScopeName, PathValues[]][] {
  const list = (value: unknown) => (Array.isArray(value) ? (value as Row[]) : [])
  const lots = list(session.properties).map((lot) => ({
    rp: lot.real_property_id as number,
    pid: lot.property_id as number,
    personId: lot.person_id as number,
  }))
  const neighbourhoods = list(session.customer).map((customer) => ({ rp: customer.id as number }))
  const isComplete = (path: PathValues) => Object.values(path).every(Number.isInteger)
  return [
    ['session', [{}]],
    ['neighbourhood', neighbourhoods.filter(isComplete)],
    ['lot', lots.filter(isComplete)],
  ]
}
