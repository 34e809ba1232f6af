import type { Page } from '@playwright/test'
import { expect, signIn } from '../fixtures'
import type { ScreenState } from './screen-state'

const openMovements = async (page: Page, search = '') => {
  await signIn(page, 'resident', `/activitiesReport${search}`)
  await expect(page.getByRole('heading', { name: 'Movimientos', level: 1 })).toBeVisible()
}

/** The movements of a lot. */
export const movementStates: ScreenState[] = [
  {
    name: 'movements',
    open: async (page) => {
      await openMovements(page)
      await expect(page.getByText('Adentro desde').first()).toBeVisible()
    },
  },
  {
    name: 'movements, filtered by first day, name and missing exit',
    open: async (page) => {
      await openMovements(page, '?desde=2026-03-01&nombre=a&sinEgreso=true')
      await expect(page.getByText('Adentro desde').first()).toBeVisible()
    },
  },
  {
    name: 'movements with an invalid range of days',
    open: async (page) => {
      await openMovements(page, '?desde=2026-03-01')
      await page.getByLabel('Hasta').fill('01-02-2026')
      await page.getByLabel('Hasta').blur()
      await expect(page.getByText('La fecha de fin no puede ser anterior a la de inicio.')).toBeVisible()
    },
  },
  {
    name: 'no movements',
    open: async (page, mock) => {
      await mock.reset({ scenario: 'empty' })
      await openMovements(page)
      await expect(page.getByText('No hay resultados.')).toBeVisible()
    },
  },
  {
    name: 'movements that fail to load',
    open: async (page, mock) => {
      await mock.settings({ faults: [{ operationId: 'listActivityRecords', status: 500 }] })
      await openMovements(page)
      await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
    },
  },
  {
    name: 'movements that fail to download',
    open: async (page, mock) => {
      await mock.settings({ faults: [{ operationId: 'downloadActivityRecords', status: 500 }] })
      await openMovements(page)
      await page.getByRole('button', { name: 'Descargar Excel' }).click()
      await expect(page.getByText(/^Ha ocurrido un error con la descarga del archivo/)).toBeVisible()
    },
  },
]
