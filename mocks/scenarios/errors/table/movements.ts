import { addDays, type CalendarDay } from '../../../rules/calendar.ts'
import { get, notFound, type RefusalRow, wrongPage } from '../refusal-row.ts'
import { errorWorkIds } from '../works.ts'

const lists = [
  {
    list: 'listActivityRecords',
    download: 'downloadActivityRecords',
    path: '/fapi/customer/101/activity-records/201/',
    screen: '/activitiesReport',
  },
  {
    list: 'listWorkMovements',
    download: 'downloadWorkMovements',
    path: `/fapi/customer/101/works/${errorWorkIds.casaPerez}/activity/`,
    screen: 'Movimientos of /construction/501',
  },
] as const
const foreign = {
  listActivityRecords: '/fapi/customer/101/activity-records/203/',
  downloadActivityRecords: '/fapi/customer/101/activity-records/203/download/',
  listWorkMovements: `/fapi/customer/101/works/${errorWorkIds.foreign}/activity/`,
  downloadWorkMovements: `/fapi/customer/101/works/${errorWorkIds.foreign}/activity/download/`,
} as const

/** Refusals of the movements of lots and works, and of their spreadsheets. */
export function movementRefusals(today: CalendarDay): readonly RefusalRow[] {
  const tooEarly = { start_date: ['La fecha de inicio no puede ser anterior a los últimos 12 meses.'] }
  const reversed = { end_date: ['La fecha de fin no puede ser anterior a la de inicio.'] }
  const early = `?start_date=${addDays(today, -400)}&end_date=${today}`
  const backwards = `?start_date=${today}&end_date=${addDays(today, -1)}`
  const asked = lists.flatMap(({ list, download, path, screen }) =>
    [
      { operationId: list, path, act: 'look' },
      { operationId: download, path: `${path}download/`, act: 'download' },
    ].flatMap(({ operationId, path: where, act }) => [
      {
        operationId,
        status: 400,
        expectedBody: tooEarly,
        steps: `On ${screen} ${act} from 400 days ago on, by the address bar`,
        call: get(`${where}${early}`),
      },
      {
        operationId,
        status: 400,
        expectedBody: reversed,
        steps: `On ${screen} ${act} from today to yesterday, by the address bar`,
        call: get(`${where}${backwards}`),
      },
      {
        operationId,
        status: 404,
        expectedBody: notFound,
        steps: `On ${screen} ${act} of another’s lot or work, changed in the address bar or the storage`,
        call: get(foreign[operationId]),
      },
    ]),
  )
  const pages = lists.map(({ list, path, screen }) => ({
    operationId: list,
    status: 404,
    expectedBody: wrongPage,
    steps: `On ${screen} ask for page 9999 in the address bar`,
    call: get(`${path}?page=9999`),
  }))
  return [...asked, ...pages].map((row) => ({ ...row, as: 'residente' }) as RefusalRow)
}
