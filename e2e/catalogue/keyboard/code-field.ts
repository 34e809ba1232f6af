import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

/** Expects the boxes of the code to contain these characters, from the first box to the last. */
const expectBoxes = async (page: Page, characters: string[]) => {
  for (const [index, character] of characters.entries())
    await expect(page.getByRole('textbox').nth(index)).toHaveValue(character)
}

/** Writes a text to the clipboard. */
const copyText = async (page: Page, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((clipboardText) => navigator.clipboard.writeText(clipboardText), text)
}

export const codeField: KeyboardTable = {
  component: 'CodeField',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'writing',
      testedKeys: ['Tab'],
      expectResult: (page) =>
        expect(page.getByRole('textbox', { name: 'Code, character 3 of 6' })).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'writing',
      setupKeys: ['Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      noteKeys: 'Una letra o una cifra',
      specimen: 'writing',
      setupKeys: ['Tab'],
      testedKeys: ['c', '4'],
      expectResult: async (page) => {
        await expectBoxes(page, ['A', 'B', 'c', '4', '', ''])
        await expect(page.getByRole('textbox', { name: 'Code, character 5 of 6' })).toBeFocused()
      },
    },
    {
      noteKeys: 'Flechas izquierda y derecha',
      specimen: 'writing',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowLeft'],
      expectResult: (page) =>
        expect(page.getByRole('textbox', { name: 'Code, character 2 of 6' })).toBeFocused(),
    },
    {
      noteKeys: 'Flechas izquierda y derecha',
      specimen: 'writing',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowLeft', 'ArrowRight'],
      expectResult: (page) =>
        expect(page.getByRole('textbox', { name: 'Code, character 3 of 6' })).toBeFocused(),
    },
    {
      noteKeys: 'Flechas izquierda y derecha',
      specimen: 'writing',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowRight'],
      expectResult: (page) =>
        expect(page.getByRole('textbox', { name: 'Code, character 3 of 6' })).toBeFocused(),
    },
    {
      noteKeys: 'Inicio, Fin',
      specimen: 'writing',
      setupKeys: ['Tab'],
      testedKeys: ['Home'],
      expectResult: (page) => expect(page.getByRole('textbox', { name: 'Code', exact: true })).toBeFocused(),
    },
    {
      noteKeys: 'Inicio, Fin',
      specimen: 'writing',
      setupKeys: ['Tab', 'Home'],
      testedKeys: ['End'],
      expectResult: (page) =>
        expect(page.getByRole('textbox', { name: 'Code, character 3 of 6' })).toBeFocused(),
    },
    {
      noteKeys: 'Retroceso',
      specimen: 'writing',
      setupKeys: ['Tab'],
      testedKeys: ['Backspace'],
      expectResult: async (page) => {
        await expectBoxes(page, ['A', '', '', '', '', ''])
        await expect(page.getByRole('textbox', { name: 'Code, character 2 of 6' })).toBeFocused()
      },
    },
    {
      noteKeys: 'Retroceso',
      specimen: 'writing',
      setupKeys: ['Tab', 'Home'],
      testedKeys: ['Backspace'],
      expectResult: (page) => expectBoxes(page, ['B', '', '', '', '', '']),
    },
    {
      noteKeys: 'Suprimir',
      specimen: 'writing',
      setupKeys: ['Tab', 'Home'],
      testedKeys: ['Delete'],
      expectResult: async (page) => {
        await expectBoxes(page, ['B', '', '', '', '', ''])
        await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toBeFocused()
      },
    },
    {
      noteKeys: 'Ctrl+V',
      specimen: 'writing',
      setupKeys: ['Tab'],
      waitForSetup: (page) => copyText(page, 'https://example.com/register?code=Q7w8E9'),
      testedKeys: ['Control+V'],
      expectResult: async (page) => {
        await expectBoxes(page, ['Q', '7', 'w', '8', 'E', '9'])
        await expect(page.getByRole('textbox', { name: 'Code, character 6 of 6' })).toBeFocused()
      },
    },
  ],
}
