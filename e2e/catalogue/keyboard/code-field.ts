import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

/** Expects the values of the six boxes, in order. */
const expectBoxes = async (page: Page, characters: string[]) => {
  for (const [index, character] of characters.entries())
    await expect(page.getByRole('textbox').nth(index)).toHaveValue(character)
}

const copyText = async (page: Page, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
}

export const codeField: KeyboardTable = {
  component: 'CodeField',
  cases: [
    {
      keys: 'Tab',
      specimen: 'writing',
      press: ['Tab'],
      holds: (page) => expect(page.getByRole('textbox', { name: 'Code, sign 3 of 6' })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'writing',
      from: ['Tab'],
      press: ['Tab'],
      holds: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Una letra o una cifra',
      specimen: 'writing',
      from: ['Tab'],
      press: ['c', '4'],
      holds: async (page) => {
        await expectBoxes(page, ['A', 'B', 'c', '4', '', ''])
        await expect(page.getByRole('textbox', { name: 'Code, sign 5 of 6' })).toBeFocused()
      },
    },
    {
      keys: 'Flechas izquierda y derecha',
      specimen: 'writing',
      from: ['Tab'],
      press: ['ArrowLeft'],
      holds: (page) => expect(page.getByRole('textbox', { name: 'Code, sign 2 of 6' })).toBeFocused(),
    },
    {
      keys: 'Flechas izquierda y derecha',
      specimen: 'writing',
      from: ['Tab'],
      press: ['ArrowLeft', 'ArrowRight'],
      holds: (page) => expect(page.getByRole('textbox', { name: 'Code, sign 3 of 6' })).toBeFocused(),
    },
    {
      keys: 'Flechas izquierda y derecha',
      specimen: 'writing',
      from: ['Tab'],
      press: ['ArrowRight'],
      holds: (page) => expect(page.getByRole('textbox', { name: 'Code, sign 3 of 6' })).toBeFocused(),
    },
    {
      keys: 'Inicio, Fin',
      specimen: 'writing',
      from: ['Tab'],
      press: ['Home'],
      holds: (page) => expect(page.getByRole('textbox', { name: 'Code', exact: true })).toBeFocused(),
    },
    {
      keys: 'Inicio, Fin',
      specimen: 'writing',
      from: ['Tab', 'Home'],
      press: ['End'],
      holds: (page) => expect(page.getByRole('textbox', { name: 'Code, sign 3 of 6' })).toBeFocused(),
    },
    {
      keys: 'Retroceso',
      specimen: 'writing',
      from: ['Tab'],
      press: ['Backspace'],
      holds: async (page) => {
        await expectBoxes(page, ['A', '', '', '', '', ''])
        await expect(page.getByRole('textbox', { name: 'Code, sign 2 of 6' })).toBeFocused()
      },
    },
    {
      keys: 'Retroceso',
      specimen: 'writing',
      from: ['Tab', 'Home'],
      press: ['Backspace'],
      holds: (page) => expectBoxes(page, ['B', '', '', '', '', '']),
    },
    {
      keys: 'Suprimir',
      specimen: 'writing',
      from: ['Tab', 'Home'],
      press: ['Delete'],
      holds: async (page) => {
        await expectBoxes(page, ['B', '', '', '', '', ''])
        await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toBeFocused()
      },
    },
    {
      keys: 'Ctrl+V',
      specimen: 'writing',
      from: ['Tab'],
      reached: (page) => copyText(page, 'https://example.com/register?code=Q7w8E9'),
      press: ['Control+V'],
      holds: async (page) => {
        await expectBoxes(page, ['Q', '7', 'w', '8', 'E', '9'])
        await expect(page.getByRole('textbox', { name: 'Code, sign 6 of 6' })).toBeFocused()
      },
    },
  ],
}
