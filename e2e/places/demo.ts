import type { Locator, Page } from '@playwright/test'
import { openSection } from '../demo/open-panel'
import { expect } from '../fixtures'
import type { Place } from './place'

const openOver = async (page: Page, title: string) => {
  await page.goto('/login')
  return openSection(page, title)
}

/** What is half under the section's handle, which stays in sight, is no small target: nobody has to press it there. */
const toItsTop = (section: Locator) => section.evaluate((element) => element.scrollIntoView())

/** The panel of the demo. */
export const demoPlaces: Place[] = [
  {
    name: 'demo mode, accounts',
    open: async (page) => {
      const section = await openOver(page, 'Cuentas')
      await expect(section.getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    name: 'demo mode, scenario',
    open: async (page) => {
      const section = await openOver(page, 'Escenario')
      await section.getByRole('button', { name: 'Importar estado' }).click()
      await expect(section.getByText('Elegí primero un archivo exportado.')).toBeVisible()
      await toItsTop(section)
    },
  },
  {
    name: 'demo mode, clock with a time that is none',
    open: async (page) => {
      const section = await openOver(page, 'Reloj')
      await section.getByRole('textbox', { name: 'Hora' }).fill('25:00')
      await section.getByRole('button', { name: 'Poner esta hora' }).click()
      await expect(section.getByText('Escribí la hora como 14:30.')).toBeVisible()
      await toItsTop(section)
    },
  },
  {
    name: 'demo mode, network with a fault',
    open: async (page) => {
      const section = await openOver(page, 'Red y fallas')
      await section.getByRole('combobox', { name: 'Operación' }).fill('login')
      await page.keyboard.press('Enter')
      await section.getByRole('button', { name: 'Provocar la falla' }).click()
      await section.getByText('Otra demora').click()
      await expect(section.getByRole('button', { name: 'Quitar la falla de «Ingresar»' })).toBeVisible()
      await toItsTop(section)
    },
  },
  {
    name: 'demo mode, mailbox',
    open: async (page) => {
      const section = await openOver(page, 'Correo')
      await expect(section.getByRole('link').first()).toBeVisible()
    },
  },
  {
    name: 'demo mode, Administration after a decision',
    open: async (page) => {
      const section = await openOver(page, 'Administración')
      await section.getByRole('button', { name: 'Aprobar a Alcides Núñez Rotela' }).click()
      await expect(section.getByText('La Administración aprobó a Alcides Núñez Rotela.')).toBeVisible()
      await toItsTop(section)
    },
  },
  {
    name: 'demo mode, gate after a refusal',
    open: async (page) => {
      const section = await openOver(page, 'Guardia')
      await section.getByRole('button', { name: 'Entra Ailén Medina' }).click()
      await expect(section.getByText('No puede ingresar')).toBeVisible()
      await toItsTop(section)
    },
  },
]
