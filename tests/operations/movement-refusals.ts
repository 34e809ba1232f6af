import { addDays } from '@mocks/rules/calendar'
import { today } from '../mocks/handlers/backend'

/** The query for the month before today. */
export const lastMonthQuery = { start_date: '2026-02-16', end_date: '2026-03-16' }

/** Creates the refusals of a list of movements, or of the spreadsheet of the list. `action` is the verb of the steps. */
export const createMovementRefusals = (screen: string, action: 'list' | 'download') => ({
  400: [
    {
      steps: `On ${screen} ${action} the movements of the last 400 days, by a change in the address bar`,
      expectedBody: { start_date: ['La fecha de inicio no puede ser anterior a los últimos 12 meses.'] },
      query: { start_date: addDays(today, -400), end_date: today },
    },
    {
      steps: `On ${screen} ${action} the movements from today to yesterday, by a change in the address bar`,
      expectedBody: { end_date: ['La fecha de fin no puede ser anterior a la de inicio.'] },
      query: { start_date: today, end_date: addDays(today, -1) },
    },
  ],
  foreignRefusal: {
    steps: `On ${screen} ${action} the movements of another account, by a change in the address bar or the storage`,
    query: {},
  },
})

/** Creates a refused call: the requested page is after the last page. */
export const createRefusedWrongPageCall = (screen: string) => ({
  steps: `On ${screen} request page 9999 in the address bar`,
  expectedBody: { detail: 'Página inválida.' },
  query: { page: 9999 },
})
