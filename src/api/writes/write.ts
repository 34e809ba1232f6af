import { isNotFound } from '../api-error'

/**
 * How the portal finds out, before it repeats a call whose response was lost, whether the lost call had its effect:
 * - `repeatable`: not at all, because the same call again has the same effect;
 * - `search`: it reads the backend's records and looks for the content of the lost call;
 * - `refusal`: it repeats the call, because the backend refuses a second effect in a way that proves the first one;
 * - `untracked`: not at all, because the write changes nothing that matters and takes no idempotency key;
 * - `unreadable`: not at all, because the contract has no read that shows the effect. The table gives the reason;
 * - `planned`: the steps of a submission find out by themselves, in `src/features/submissions/sending`.
 */
export type EffectKind = 'repeatable' | 'untracked' | 'search' | 'refusal' | 'unreadable' | 'planned'

/** A write of the contract, with the way to find out its effect after a lost response. */
export interface Write<Variables, Result> {
  operation: string
  kind: EffectKind
  /** Why no read shows the effect, for the kind `unreadable`. */
  reason?: string
  call: (variables: Variables, request: RequestInit) => Promise<Result>
  /**
   * What the write is about. A lost call affects only later calls about the same subject; for example, the lost removal of
   * one pet does not affect the removal of another.
   */
  getSubject: (variables: Variables) => unknown
  /** Finds the result of a call that was lost; undefined if the backend did not execute the call. */
  find?: (variables: Variables) => Promise<Result | undefined>
  /** Whether the refusal of a repeated call proves that the lost call was executed. Then the write has no result. */
  provesEffect?: (error: unknown) => boolean
}

/** The generated calls of mutations ignore the second argument of TanStack Query. */
interface MutationOptions<Variables, Result> {
  mutationKey?: readonly unknown[]
  mutationFn?: (variables: Variables, context: never) => Promise<Result>
}

type GetOptions<Variables, Result> = (options: { request: RequestInit }) => MutationOptions<Variables, Result>

type GetSubject<Variables> = (variables: Variables) => unknown

/** By default two calls are about the same subject if they have the same path, for example the same lot. */
const getPath = (variables: unknown): unknown => ({ ...Object(variables), data: undefined })

function defineWrite<Variables, Result>(kind: EffectKind, getOptions: GetOptions<Variables, Result>) {
  const call: Write<Variables, Result>['call'] = (variables, request) => {
    const { mutationFn } = getOptions({ request })
    if (!mutationFn) throw new Error('The generated options have no call')
    return mutationFn(variables, undefined as never)
  }
  const getSubject: GetSubject<Variables> = getPath
  return { operation: String(getOptions({ request: {} }).mutationKey?.[0]), kind, call, getSubject }
}

/** A write whose repetition has the same effect, such as the update of a record. */
export const repeatable = <Variables, Result>(
  getOptions: GetOptions<Variables, Result>,
): Write<Variables, Result> => defineWrite('repeatable', getOptions)

/** A write that changes nothing that matters, and takes no idempotency key. Its content is not remembered. */
export const untracked = <Variables, Result>(
  getOptions: GetOptions<Variables, Result>,
): Write<Variables, Result> => defineWrite('untracked', getOptions)

/** A write whose effect no read of the contract shows, for the given reason. */
export const unreadable = <Variables, Result>(
  getOptions: GetOptions<Variables, Result>,
  reason: string,
): Write<Variables, Result> => ({ ...defineWrite('unreadable', getOptions), reason })

/** A write of a submission, whose steps find out by themselves. */
export const planned = <Variables, Result>(
  getOptions: GetOptions<Variables, Result>,
): Write<Variables, Result> => defineWrite('planned', getOptions)

/** A write whose result can be found among the backend's records. */
export const searchable = <Variables, Result>(
  getOptions: GetOptions<Variables, Result>,
  find: (variables: Variables) => Promise<Result | undefined>,
  getSubject?: GetSubject<Variables>,
): Write<Variables, Result> => {
  const write = defineWrite('search', getOptions)
  return { ...write, find, getSubject: getSubject ?? write.getSubject }
}

/** A write whose repetition the backend refuses. After a proving refusal, the write resolves to undefined. */
export const refusable = <Variables, Result>(
  getOptions: GetOptions<Variables, Result>,
  provesEffect: (error: unknown) => boolean,
  getSubject?: GetSubject<Variables>,
): Write<Variables, Result | undefined> => {
  const write = defineWrite('refusal', getOptions)
  return { ...write, provesEffect, getSubject: getSubject ?? write.getSubject }
}

/** The removal of a record: if the record is missing when the call is repeated, the lost call removed the record. */
export const removal = <Variables, Result>(
  getOptions: GetOptions<Variables, Result>,
  provesEffect: (error: unknown) => boolean = isNotFound,
): Write<Variables, Result | undefined> => refusable(getOptions, provesEffect, (variables) => variables)
