import type { Locator, Page } from '@playwright/test'
import { openSection } from '../demo/open-panel'
import { expect } from '../fixtures'
import type { ScreenState } from './screen-state'

const openSectionAtLogin = async (page: Page, title: string) => {
  await page.goto('/login')
  return openSection(page, title)
}

/**
 * Scrolls to the top of a section. There the sticky heading of the section covers no control; axe would report a partly
 * covered control as too small.
 */
const scrollToTop = (section: Locator) => section.evaluate((element) => element.scrollIntoView())

/** The sections of the demo panel. */
export const demoStates: ScreenState[] = [
  {
    name: 'demo mode, accounts',
    open: async (page) => {
      const section = await openSectionAtLogin(page, 'Cuentas')
      await expect(section.getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    name: 'demo mode, scenario',
    open: async (page) => {
      const section = await openSectionAtLogin(page, 'Escenario')
      await section.getByRole('button', { name: 'Importar estado' }).click()
      await expect(section.getByText('Elegí primero un archivo exportado.')).toBeVisible()
      await scrollToTop(section)
    },
  },
  {
    name: 'demo mode, clock with an invalid time',
    open: async (page) => {
      const section = await openSectionAtLogin(page, 'Reloj')
      await section.getByRole('textbox', { name: 'Hora' }).fill('25:00')
      await section.getByRole('button', { name: 'Poner esta hora' }).click()
      await expect(section.getByText('Escribí la hora como 14:30.')).toBeVisible()
      await scrollToTop(section)
    },
  },
  {
    name: 'demo mode, network with a fault',
    open: async (page) => {
      const section = await openSectionAtLogin(page, 'Red y fallas')
      await section.getByRole('combobox', { name: 'Operación' }).fill('login')
      await page.keyboard.press('Enter')
      await section.getByRole('button', { name: 'Provocar la falla' }).click()
      await section.getByText('Otra demora').click()
      await expect(section.getByRole('button', { name: 'Quitar la falla de «Ingresar»' })).toBeVisible()
      await scrollToTop(section)
    },
  },
  {
    name: 'demo mode, mailbox',
    open: async (page) => {
      const section = await openSectionAtLogin(page, 'Correo')
      await expect(section.getByRole('link').first()).toBeVisible()
    },
  },
  {
    name: 'demo mode, Administration after a decision',
    open: async (page) => {
      const section = await openSectionAtLogin(page, 'Administración')
      await section.getByRole('button', { name: 'Aprobar a Alcides Núñez Rotela' }).click()
      await expect(section.getByText('La Administración aprobó a Alcides Núñez Rotela.')).toBeVisible()
      await scrollToTop(section)
    },
  },
  {
    name: 'demo mode, guard after a refused entry',
    open: async (page) => {
      const section = await openSectionAtLogin(page, 'Guardia')
      await section.getByRole('button', { name: 'Entra Ailén Medina' }).click()
      await expect(section.getByText('No puede ingresar')).toBeVisible()
      await scrollToTop(section)
    },
  },
]
