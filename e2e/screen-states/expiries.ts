import type { Page } from '@playwright/test'
import { expect, signIn } from '../fixtures'
import type { ScreenState } from './screen-state'

const openRows = async (page: Page, account: 'resident' | 'workManager', search = '') => {
  await signIn(page, account, `/vencimientos${search}`)
  await expect(page.getByRole('rowheader').first()).toBeAttached()
}

/** What expires in all lots and works. */
export const expiryStates: ScreenState[] = [
  { name: 'what expires, of a resident', open: (page) => openRows(page, 'resident') },
  {
    name: 'what expires, of a work manager, filtered',
    open: (page) => openRows(page, 'workManager', '?plazo=14&tipo=workerInsurance&lugar=obra-501'),
  },
  {
    name: 'what expires: the formats of the download',
    open: async (page) => {
      await openRows(page, 'workManager')
      await page.getByRole('button', { name: 'Descargar' }).click()
      await expect(page.getByRole('menuitem', { name: 'Calendario (.ics)' })).toBeVisible()
    },
  },
  {
    name: 'nothing that expires',
    open: async (page, mock) => {
      await mock.reset({ scenario: 'empty' })
      await signIn(page, 'resident', '/vencimientos')
      await expect(page.getByText('Nada vence en estos días.')).toBeVisible()
    },
  },
  {
    name: 'what expires, with rosters that fail to load',
    open: async (page, mock) => {
      await mock.settings({ faults: [{ operationId: 'listWorkers', status: 500 }] })
      await signIn(page, 'workManager', '/vencimientos')
      await expect(page.getByText(/^No pudimos leer Casa Pérez/)).toBeVisible()
    },
  },
]
