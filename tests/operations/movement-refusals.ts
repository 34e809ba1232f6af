import { addDays } from '@mocks/rules/calendar'
import { today } from '../mocks/handlers/backend'

/** The query parameters for the month that ends today. */
export const lastMonthQuery = { start_date: '2026-02-16', end_date: '2026-03-16' }

/**
 * Creates refused calls that list or download movements. `400` has the calls that get a 400. `foreignRefusal` is a call that
 * gets a 404, but it lacks the field `path`: each operation adds the ids of a lot or work that the user may not see.
 */
export const createMovementRefusals = (screen: string, action: 'list' | 'download') => ({
  400: [
    {
      steps: `On ${screen}, enter the last 400 days in the address bar to ${action} the movements`,
      expectedBody: { start_date: ['La fecha de inicio no puede ser anterior a los últimos 12 meses.'] },
      query: { start_date: addDays(today, -400), end_date: today },
    },
    {
      steps: `On ${screen}, enter the range from today to yesterday in the address bar to ${action} the movements`,
      expectedBody: { end_date: ['La fecha de fin no puede ser anterior a la de inicio.'] },
      query: { start_date: today, end_date: addDays(today, -1) },
    },
  ],
  foreignRefusal: {
    steps: `On ${screen}, put the id of a lot or work that the user may not see into the address, and ${action} its movements`,
    query: {},
  },
})

/** Creates a refused call: the requested page is after the last page. */
export const createRefusedWrongPageCall = (screen: string) => ({
  steps: `On ${screen}, request page 9999 in the address bar`,
  expectedBody: { detail: 'Página inválida.' },
  query: { page: 9999 },
})
