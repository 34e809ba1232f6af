import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const field = (page: Page) => page.getByRole('combobox', { name: 'Trades' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Trades' })
const chip = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` })
const chips = (page: Page) => page.getByRole('button', { name: /^Remove / })

/** The specimen in which the garden and the pool are chosen. */
const specimen = 'choosing'

export const multiSelect: KeyboardTable = {
  component: 'MultiSelect',
  cases: [
    { keys: 'Tab', specimen, press: ['Tab'], holds: (page) => expect(field(page)).toBeFocused() },
    {
      keys: 'Tab',
      specimen,
      press: ['Tab', 'Tab'],
      holds: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Tab',
      specimen: 'all-or-none',
      from: ['Tab', 'ArrowDown'],
      press: ['Tab', 'Tab'],
      holds: async (page) => {
        await expect(page.getByRole('button', { name: 'Choose none' })).toBeFocused()
        await expect(list(page)).toBeVisible()
      },
    },
    {
      keys: 'Letras',
      specimen,
      from: ['Tab'],
      press: ['p', 'a', 'i'],
      holds: async (page) => {
        await expect(page.getByRole('option')).toHaveText(['Painting'])
        await expect(field(page)).toHaveAttribute('aria-activedescendant', /-0$/)
      },
    },
    {
      keys: 'Flecha abajo, Flecha arriba',
      specimen,
      from: ['Tab'],
      press: ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'],
      holds: async (page) => {
        await expect(list(page)).toBeVisible()
        await expect(field(page)).toHaveAttribute('aria-activedescendant', /-1$/)
      },
    },
    {
      keys: 'Flecha abajo, Flecha arriba',
      specimen,
      from: ['Tab'],
      press: ['ArrowUp'],
      holds: (page) => expect(field(page)).toHaveAttribute('aria-activedescendant', /-4$/),
    },
    {
      keys: 'Enter',
      specimen,
      from: ['Tab', 'p', 'a', 'i'],
      press: ['Enter'],
      holds: async (page) => {
        await expect(chip(page, 'Painting')).toBeVisible()
        await expect(list(page)).toBeVisible()
        await expect(field(page)).toHaveValue('')
      },
    },
    {
      keys: 'Enter',
      specimen,
      from: ['Tab', 'ArrowDown'],
      press: ['Enter'],
      holds: (page) => expect(chips(page)).toHaveCount(1),
    },
    {
      keys: 'Escape',
      specimen,
      from: ['Tab', 'p'],
      press: ['Escape'],
      holds: async (page) => {
        await expect(list(page)).toHaveCount(0)
        await expect(field(page)).toHaveValue('')
        await expect(chips(page)).toHaveCount(2)
      },
    },
    {
      keys: 'Retroceso',
      specimen,
      from: ['Tab'],
      press: ['Backspace'],
      holds: async (page) => {
        await expect(chip(page, 'Pool')).toHaveCount(0)
        await expect(chip(page, 'Garden')).toBeVisible()
        await expect(field(page)).toBeFocused()
      },
    },
    {
      keys: 'Flecha izquierda',
      specimen,
      from: ['Tab'],
      press: ['ArrowLeft'],
      holds: (page) => expect(chip(page, 'Pool')).toBeFocused(),
    },
    {
      keys: 'Flecha izquierda',
      specimen,
      from: ['Tab'],
      press: ['ArrowLeft', 'ArrowLeft', 'ArrowLeft'],
      holds: (page) => expect(chip(page, 'Garden')).toBeFocused(),
    },
    {
      keys: 'Flecha derecha',
      specimen,
      from: ['Tab', 'ArrowLeft', 'ArrowLeft'],
      press: ['ArrowRight', 'ArrowRight'],
      holds: (page) => expect(field(page)).toBeFocused(),
    },
    {
      keys: 'Inicio, Fin',
      specimen: 'long-text',
      from: ['Tab', 'ArrowLeft'],
      press: ['Home'],
      holds: (page) => expect(chip(page, 'Cleaning')).toBeFocused(),
    },
    {
      keys: 'Inicio, Fin',
      specimen: 'long-text',
      from: ['Tab', 'ArrowLeft', 'Home'],
      press: ['End'],
      holds: (page) => expect(chip(page, 'Painting')).toBeFocused(),
    },
    {
      keys: 'Suprimir',
      specimen,
      from: ['Tab', 'ArrowLeft', 'ArrowLeft'],
      press: ['Delete'],
      holds: async (page) => {
        await expect(chip(page, 'Garden')).toHaveCount(0)
        await expect(chip(page, 'Pool')).toBeFocused()
      },
    },
  ],
}
