import type { Schemas } from '@mocks/contract/operations'
import { addDays, createWeekdayFlags, type WeekdayFlag } from '@mocks/rules/calendar'
import { accounts, backend, today } from './backend'

/** Where work 501 is answered. */
export const perez = '/fapi/customer/101/works/501/'

type Fields = Schemas['GroupPreauthorizationFields']

/** A group that the backend accepts on work 501: from today, for a month, as the forms offer it. */
export const groupDraft = (
  more: Partial<Fields> = {},
  workers: readonly number[] = [701],
  on: readonly WeekdayFlag[] = ['tuesday_flag', 'wednesday_flag', 'thursday_flag', 'friday_flag'],
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
    ...createWeekdayFlags(on),
    source: 'PERSON',
    method: 'WEB',
    ...more,
  },
})

/** A backend, residente and obra, who manage Casa Pérez, and what they do there. */
export async function onCasaPerez() {
  const { mock, as, ask, login } = await backend()
  const residente = await as()
  const obra = await as(accounts.obra)
  const remove = (path: string, who = residente) => ask('DELETE', path, undefined, who.session.token)
  const managers = async (query = '?page_size=50') =>
    (await residente.get<Schemas['WorkManagerPage']>(`${perez}managers/${query}`)).body
  const workers = async (query = '?page_size=50') =>
    (await obra.get<Schemas['WorkerPage']>(`${perez}workers/${query}`)).body
  const groups = async (query = '?page_size=50') =>
    (await obra.get<Schemas['GroupAuthorizationPage']>(`${perez}groups/${query}`)).body
  /** The workers on each group, by its name. */
  const crews = async () =>
    Object.fromEntries(
      (await groups()).results.map(({ preauthorization: { name, people } }) => [
        name,
        people.map(({ id }) => id),
      ]),
    )
  return { mock, as, ask, login, residente, obra, remove, managers, workers, groups, crews }
}
