import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const createTextboxFinder = (name: string) => (page: Page) => page.getByRole('textbox', { name })
const expectNoFocus = (page: Page) => expect(page.locator(':focus')).toHaveCount(0)

const findTitle = createTextboxFinder('Title')
const findPlate = createTextboxFinder('Plate')
const findNote = createTextboxFinder('Note')

export const textField: KeyboardTable = {
  component: 'TextField',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'hint',
      testedKeys: ['Tab'],
      expectResult: async (page) => {
        await expect(findTitle(page)).toBeFocused()
        expect(await page.evaluate(() => document.getSelection()?.toString())).toBe('Sunday')
      },
    },
    { noteKeys: 'Tab', specimen: 'hint', testedKeys: ['Tab', 'Tab'], expectResult: expectNoFocus },
    {
      noteKeys: 'Letras',
      specimen: 'capitals',
      setupKeys: ['Tab', 'Home'],
      testedKeys: ['x', 'y'],
      expectResult: (page) => expect(findPlate(page)).toHaveValue('XYAB 12'),
    },
  ],
}

export const textArea: KeyboardTable = {
  component: 'TextArea',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'counting',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(findNote(page)).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'counting',
      setupKeys: ['Tab', 'a'],
      testedKeys: ['Tab'],
      expectResult: async (page) => {
        await expect(findNote(page)).not.toBeFocused()
        await expect(findNote(page)).toHaveValue('a')
      },
    },
    {
      noteKeys: 'Enter',
      specimen: 'counting',
      setupKeys: ['Tab', 'a'],
      testedKeys: ['Enter', 'b'],
      expectResult: (page) => expect(findNote(page)).toHaveValue('a\nb'),
    },
  ],
}

const findSearchField = (page: Page) => page.getByRole('searchbox', { name: 'Search the list' })

export const searchField: KeyboardTable = {
  component: 'SearchField',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'searching',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(findSearchField(page)).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'searching',
      testedKeys: ['Tab', 'Tab'],
      expectResult: (page) => expect(page.getByRole('button', { name: 'Clear the search' })).toBeFocused(),
    },
    {
      noteKeys: 'Enter',
      specimen: 'searching',
      setupKeys: ['Tab', 'End', 's'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(page.getByText('Searched for Juanas')).toBeVisible(),
    },
    ...['Enter', 'Space'].map((key) => ({
      noteKeys: 'Enter, Espacio',
      specimen: 'searching',
      setupKeys: ['Tab', 'Tab'],
      testedKeys: [key],
      expectResult: async (page: Page) => {
        await expect(findSearchField(page)).toHaveValue('')
        await expect(findSearchField(page)).toBeFocused()
        await expect(page.getByText('Everybody')).toBeVisible()
      },
    })),
  ],
}

const findPasswordField = (page: Page) => page.getByLabel('Password', { exact: true })

export const passwordField: KeyboardTable = {
  component: 'PasswordField',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'typing',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(findPasswordField(page)).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'typing',
      testedKeys: ['Tab', 'Tab'],
      expectResult: (page) => expect(page.getByRole('button', { name: 'Show the password' })).toBeFocused(),
    },
    { noteKeys: 'Tab', specimen: 'typing', testedKeys: ['Tab', 'Tab', 'Tab'], expectResult: expectNoFocus },
    ...['Enter', 'Space'].map((key) => ({
      noteKeys: 'Enter, Espacio',
      specimen: 'typing',
      setupKeys: ['Tab', 's', 'e', 'c', 'Tab'],
      testedKeys: [key],
      expectResult: async (page: Page) => {
        await expect(findPasswordField(page)).toHaveAttribute('type', 'text')
        await expect(findPasswordField(page)).toHaveValue('sec')
        await page.keyboard.press(key)
        await expect(findPasswordField(page)).toHaveAttribute('type', 'password')
      },
    })),
  ],
}

const findGuestsField = (page: Page) => page.getByRole('spinbutton', { name: 'Most guests' })

export const numberField: KeyboardTable = {
  component: 'NumberField',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'stepping',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(findGuestsField(page)).toBeFocused(),
    },
    { noteKeys: 'Tab', specimen: 'stepping', testedKeys: ['Tab', 'Tab'], expectResult: expectNoFocus },
    {
      noteKeys: 'Flecha arriba, Flecha abajo',
      specimen: 'stepping',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowUp', 'ArrowUp', 'ArrowDown'],
      expectResult: (page) => expect(findGuestsField(page)).toHaveValue('3'),
    },
    {
      noteKeys: 'Flecha arriba, Flecha abajo',
      specimen: 'stepping',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowDown'],
      expectResult: (page) => expect(findGuestsField(page)).toHaveValue('2'),
    },
    {
      noteKeys: 'Cifras',
      specimen: 'stepping',
      setupKeys: ['Tab', 'End'],
      testedKeys: ['5'],
      expectResult: (page) => expect(findGuestsField(page)).toHaveValue('25'),
    },
  ],
}
