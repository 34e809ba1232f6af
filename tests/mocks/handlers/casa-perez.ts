import type { Schemas } from '@mocks/contract/operations'
import { addDays, createWeekdayFlags, type WeekdayFlag } from '@mocks/rules/calendar'
import { accounts, createBackend, today } from './backend'

/** The path of work 501, Casa Pérez. */
export const casaPerezPath = '/fapi/customer/101/works/501/'

type Fields = Schemas['GroupPreauthorizationFields']

/** Creates a valid request body for a group authorization of work 501, from today to 30 days later. */
export const createGroupInput = (
  overrides: Partial<Fields> = {},
  workers: readonly number[] = [701],
  weekdays: readonly WeekdayFlag[] = ['tuesday_flag', 'wednesday_flag', 'thursday_flag', 'friday_flag'],
): Schemas['GroupAuthorizationInput'] => ({
  work: 501,
  workers: [...workers],
  preauth_fields: {
    name: 'Yesería',
    description: '',
    type: 'VENDOR',
    from_date: today,
    to_date: addDays(today, 30),
    start_time: '07:00:00',
    end_time: '17:00:00',
    ...createWeekdayFlags(weekdays),
    source: 'PERSON',
    method: 'WEB',
    ...overrides,
  },
})

/**
 * Creates a backend, and signs in residente and obra, who both manage work 501. The returned functions send requests about the
 * work.
 */
export async function createCasaPerezClients() {
  const { mock, signIn, send, login } = await createBackend()
  const residente = await signIn()
  const obra = await signIn(accounts.obra)
  const remove = (path: string, account = residente) => send('DELETE', path, undefined, account.session.token)
  const listManagers = async (query = '?page_size=50') =>
    (await residente.get<Schemas['WorkManagerPage']>(`${casaPerezPath}managers/${query}`)).body
  const listWorkers = async (query = '?page_size=50') =>
    (await obra.get<Schemas['WorkerPage']>(`${casaPerezPath}workers/${query}`)).body
  const listGroups = async (query = '?page_size=50') =>
    (await obra.get<Schemas['GroupAuthorizationPage']>(`${casaPerezPath}groups/${query}`)).body
  /** Returns the worker ids of each group, by the name of the group. */
  const listGroupWorkerIds = async () =>
    Object.fromEntries(
      (await listGroups()).results.map(({ preauthorization: { name, people } }) => [
        name,
        people.map(({ id }) => id),
      ]),
    )
  return {
    mock,
    signIn,
    send,
    login,
    residente,
    obra,
    remove,
    listManagers,
    listWorkers,
    listGroups,
    listGroupWorkerIds,
  }
}
