import type { Page } from '@playwright/test'
import type { Account } from '../accounts'
import { expect, signIn } from '../fixtures'
import type { Place } from './place'

const open = async (page: Page, address: string, account: Account = 'resident') => {
  await signIn(page, account)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const ofTab = (tab: string, name: string): Place => ({
  name: `a lot: ${tab}`,
  open: async (page) => {
    await open(page, `/manageproperty/201?tab=${tab}`)
    await expect(page.getByRole('button', { name })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Remover/ }).first()).toBeVisible()
  },
})

const form = (tab: string, heading: string): Place => ({
  name: `a lot: new in ${tab}`,
  open: async (page) => {
    await open(page, `/manageproperty/201?tab=${tab}&vista=nuevo`)
    const warned = page.getByRole('button', { name: 'Continuar' })
    const title = page.getByRole('heading', { name: heading, level: 2 })
    await expect(warned.or(title).first()).toBeVisible()
    if (await warned.isVisible()) await warned.click()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText(/^Este campo es obligatorio/).first()).toBeVisible()
  },
})

/** The lots, and what stands in the tabs of one. */
export const lotPlaces: Place[] = [
  {
    name: 'lots',
    open: async (page) => {
      await open(page, '/managedproperties')
      await expect(page.getByRole('link', { name: /^Lote A-12/ })).toBeVisible()
    },
  },
  {
    name: 'no lots',
    open: async (page) => {
      await open(page, '/managedproperties', 'workManager')
      await expect(page.getByText(/^No se encontraron Propiedades asociadas/)).toBeVisible()
    },
  },
  ofTab('corresidentes', 'Nuevo corresidente'),
  ofTab('inquilinos', 'Nuevo inquilino'),
  ofTab('vehiculos', 'Nuevo vehículo'),
  ofTab('mascotas', 'Nueva mascota'),
  form('corresidentes', 'Nuevo corresidente'),
  form('inquilinos', 'Nuevo inquilino'),
  form('vehiculos', 'Nuevo vehículo'),
  form('mascotas', 'Nueva mascota'),
  {
    name: 'a lot: before a new co-resident',
    open: async (page) => {
      await open(page, '/manageproperty/201?vista=nuevo')
      await expect(page.getByRole('button', { name: 'Continuar' })).toBeVisible()
    },
  },
  {
    name: 'a lot: the question of removing',
    open: async (page) => {
      await open(page, '/manageproperty/201?tab=vehiculos')
      await page
        .getByRole('button', { name: /^Remover/ })
        .first()
        .click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'a lot that may only be read',
    open: async (page) => {
      await open(page, '/manageproperty/203', 'renter')
      await expect(page.getByText(/^Actualmente no tenés habilitada/).last()).toBeVisible()
    },
  },
  {
    name: 'a lot that is not there',
    open: async (page) => {
      await open(page, '/manageproperty/203')
      await expect(page.getByRole('heading', { name: 'No encontramos este lote' })).toBeVisible()
    },
  },
]
