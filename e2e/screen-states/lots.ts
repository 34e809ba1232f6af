import type { Page } from '@playwright/test'
import type { DemoAccountName } from '../../src/demo/accounts'
import { expect, signIn } from '../fixtures'
import type { ScreenState } from './screen-state'

const open = async (page: Page, address: string, account: DemoAccountName = 'resident') => {
  await signIn(page, account, address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const createTabState = (tab: string, buttonLabel: string): ScreenState => ({
  name: `a lot: ${tab}`,
  open: async (page) => {
    await open(page, `/manageproperty/201?tab=${tab}`)
    await expect(page.getByRole('button', { name: buttonLabel })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Remover/ }).first()).toBeVisible()
  },
})

const createFormState = (tab: string, headingText: string): ScreenState => ({
  name: `a lot: the form of a new record in ${tab}, with errors`,
  open: async (page) => {
    await open(page, `/manageproperty/201?tab=${tab}&vista=nuevo`)
    const continueButton = page.getByRole('button', { name: 'Continuar' })
    const heading = page.getByRole('heading', { name: headingText, level: 2 })
    // In some tabs, a notice with the button 'Continuar' comes before the form.
    await expect(continueButton.or(heading).first()).toBeVisible()
    if (await continueButton.isVisible()) await continueButton.click()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText(/^Este campo es obligatorio/).first()).toBeVisible()
  },
})

const findDocumentNumber = (page: Page) =>
  page.getByRole('group', { name: /^Documento/ }).getByRole('textbox')

/** Opens the form of a new co-resident, accepts the notice, and fills the document number and the date of birth. */
const fillCoResident = async (page: Page, documentNumber: string) => {
  await open(page, '/manageproperty/201?vista=nuevo')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await findDocumentNumber(page).fill(documentNumber)
  await page.getByRole('textbox', { name: /^Fecha de nacimiento/ }).fill('23/11/1998')
}

/** The forms of the residents of a lot, and the messages for a refused and a missing resident. */
const residentStates: ScreenState[] = [
  {
    name: 'a lot: a co-resident',
    open: async (page) => {
      await open(page, '/manageproperty/201?vista=editar&id=51')
      await page.getByText('Código QR de ingreso').click()
      await expect(page.getByRole('img', { name: /^Código QR/ })).toBeVisible()
    },
  },
  {
    name: 'a lot: a tenant with an expired contract',
    open: async (page) => {
      await open(page, '/manageproperty/201?tab=inquilinos&vista=editar&id=73')
      await expect(page.getByText('El contrato venció el 08/02/2026.')).toBeVisible()
    },
  },
  {
    name: 'a lot: a read-only tenant',
    open: async (page) => {
      await open(page, '/manageproperty/203?tab=inquilinos', 'tenant')
      await page
        .getByRole('button', { name: /^Ver detalles/ })
        .first()
        .click()
      await expect(page.getByRole('button', { name: 'Volver a la lista' })).toBeVisible()
    },
  },
  {
    name: 'a lot: the form of a new co-resident, for a person who is a co-resident already',
    open: async (page) => {
      await fillCoResident(page, '31204987')
      await expect(page.getByText(/ya está registrada en el barrio/)).toBeVisible()
      await page.getByRole('button', { name: 'Guardar' }).click()
      await expect(page.getByText('La persona ya es corresidente de este lote.')).toBeVisible()
    },
  },
  {
    name: 'a lot: an added co-resident',
    open: async (page) => {
      await fillCoResident(page, '41286503')
      await page.getByRole('textbox', { name: /^Nombre/ }).fill('Julián')
      await page.getByRole('textbox', { name: /^Apellido/ }).fill('Ñandú')
      await page.getByRole('button', { name: 'Guardar' }).click()
      await expect(page.getByRole('img', { name: /^Código QR/ })).toBeVisible()
    },
  },
  {
    name: 'a lot: a missing co-resident',
    open: async (page) => {
      await open(page, '/manageproperty/201?vista=editar&id=999999')
      await expect(page.getByText('No encontramos a este corresidente')).toBeVisible()
    },
  },
]

/** The list of lots, and the tabs of a lot. */
export const lotStates: ScreenState[] = [
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
  createTabState('corresidentes', 'Nuevo corresidente'),
  createTabState('inquilinos', 'Nuevo inquilino'),
  createTabState('vehiculos', 'Nuevo vehículo'),
  createTabState('mascotas', 'Nueva mascota'),
  createFormState('corresidentes', 'Nuevo corresidente'),
  createFormState('inquilinos', 'Nuevo inquilino'),
  createFormState('vehiculos', 'Nuevo vehículo'),
  createFormState('mascotas', 'Nueva mascota'),
  {
    name: 'a lot: the notice before the form of a new co-resident',
    open: async (page) => {
      await open(page, '/manageproperty/201?vista=nuevo')
      await expect(page.getByRole('button', { name: 'Continuar' })).toBeVisible()
    },
  },
  ...residentStates,
  {
    name: 'a lot: the question before the removal of a vehicle',
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
    name: 'a read-only lot',
    open: async (page) => {
      await open(page, '/manageproperty/203', 'tenant')
      await expect(page.getByRole('button', { name: /^Ver detalles/ }).first()).toBeVisible()
      const panel = page.getByRole('tabpanel')
      await expect(panel.getByText(/^Actualmente no tenés habilitada/).first()).toBeVisible()
    },
  },
  {
    name: 'a missing lot',
    open: async (page) => {
      await open(page, '/manageproperty/203')
      await expect(page.getByRole('heading', { name: 'No encontramos este lote' })).toBeVisible()
    },
  },
]
