import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const findField = (page: Page) => page.getByRole('combobox', { name: 'Trades' })
const findList = (page: Page) => page.getByRole('listbox', { name: 'Trades' })
const findChip = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` })
const findChips = (page: Page) => page.getByRole('button', { name: /^Remove / })

/** The specimen in which Garden and Pool are chosen. */
const specimen = 'choosing'

/** Expects the option at `index` to be the active one. The id of an option ends with its index in the list. */
const expectActiveOption = (page: Page, index: number) =>
  expect(findField(page)).toHaveAttribute('aria-activedescendant', new RegExp(`-${index}$`))

export const multiSelect: KeyboardTable = {
  component: 'MultiSelect',
  cases: [
    {
      noteKeys: 'Tab',
      specimen,
      testedKeys: ['Tab'],
      expectResult: (page) => expect(findField(page)).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen,
      testedKeys: ['Tab', 'Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      noteKeys: 'Tab',
      specimen: 'all-or-none',
      setupKeys: ['Tab', 'ArrowDown'],
      testedKeys: ['Tab', 'Tab'],
      expectResult: async (page) => {
        await expect(page.getByRole('button', { name: 'Choose none' })).toBeFocused()
        await expect(findList(page)).toBeVisible()
      },
    },
    {
      noteKeys: 'Letras',
      specimen,
      setupKeys: ['Tab'],
      testedKeys: ['p', 'a', 'i'],
      expectResult: async (page) => {
        await expect(page.getByRole('option')).toHaveText(['Painting'])
        await expectActiveOption(page, 0)
      },
    },
    {
      noteKeys: 'Flecha abajo, Flecha arriba',
      specimen,
      setupKeys: ['Tab'],
      testedKeys: ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'],
      expectResult: async (page) => {
        await expect(findList(page)).toBeVisible()
        await expectActiveOption(page, 1)
      },
    },
    {
      noteKeys: 'Flecha abajo, Flecha arriba',
      specimen,
      setupKeys: ['Tab'],
      testedKeys: ['ArrowUp'],
      expectResult: (page) => expectActiveOption(page, 4),
    },
    {
      noteKeys: 'Enter',
      specimen,
      setupKeys: ['Tab', 'p', 'a', 'i'],
      testedKeys: ['Enter'],
      expectResult: async (page) => {
        await expect(findChip(page, 'Painting')).toBeVisible()
        await expect(findList(page)).toBeVisible()
        await expect(findField(page)).toHaveValue('')
      },
    },
    {
      noteKeys: 'Enter',
      specimen,
      setupKeys: ['Tab', 'ArrowDown'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(findChips(page)).toHaveCount(1),
    },
    {
      noteKeys: 'Escape',
      specimen,
      setupKeys: ['Tab', 'p'],
      testedKeys: ['Escape'],
      expectResult: async (page) => {
        await expect(findList(page)).toHaveCount(0)
        await expect(findField(page)).toHaveValue('')
        await expect(findChips(page)).toHaveCount(2)
      },
    },
    {
      noteKeys: 'Retroceso',
      specimen,
      setupKeys: ['Tab'],
      testedKeys: ['Backspace'],
      expectResult: async (page) => {
        await expect(findChip(page, 'Pool')).toHaveCount(0)
        await expect(findChip(page, 'Garden')).toBeVisible()
        await expect(findField(page)).toBeFocused()
      },
    },
    {
      noteKeys: 'Flecha izquierda',
      specimen,
      setupKeys: ['Tab'],
      testedKeys: ['ArrowLeft'],
      expectResult: (page) => expect(findChip(page, 'Pool')).toBeFocused(),
    },
    {
      noteKeys: 'Flecha izquierda',
      specimen,
      setupKeys: ['Tab'],
      testedKeys: ['ArrowLeft', 'ArrowLeft', 'ArrowLeft'],
      expectResult: (page) => expect(findChip(page, 'Garden')).toBeFocused(),
    },
    {
      noteKeys: 'Flecha derecha',
      specimen,
      setupKeys: ['Tab', 'ArrowLeft', 'ArrowLeft'],
      testedKeys: ['ArrowRight', 'ArrowRight'],
      expectResult: (page) => expect(findField(page)).toBeFocused(),
    },
    {
      noteKeys: 'Inicio, Fin',
      specimen: 'long-text',
      setupKeys: ['Tab', 'ArrowLeft'],
      testedKeys: ['Home'],
      expectResult: (page) => expect(findChip(page, 'Cleaning')).toBeFocused(),
    },
    {
      noteKeys: 'Inicio, Fin',
      specimen: 'long-text',
      setupKeys: ['Tab', 'ArrowLeft', 'Home'],
      testedKeys: ['End'],
      expectResult: (page) => expect(findChip(page, 'Painting')).toBeFocused(),
    },
    {
      noteKeys: 'Suprimir',
      specimen,
      setupKeys: ['Tab', 'ArrowLeft', 'ArrowLeft'],
      testedKeys: ['Delete'],
      expectResult: async (page) => {
        await expect(findChip(page, 'Garden')).toHaveCount(0)
        await expect(findChip(page, 'Pool')).toBeFocused()
      },
    },
  ],
}
