import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const textbox = (name: string) => (page: Page) => page.getByRole('textbox', { name })
const expectNoFocus = (page: Page) => expect(page.locator(':focus')).toHaveCount(0)

const title = textbox('Title')
const plate = textbox('Plate')
const note = textbox('Note')

export const textField: KeyboardTable = {
  component: 'TextField',
  cases: [
    {
      keys: 'Tab',
      specimen: 'hint',
      press: ['Tab'],
      holds: async (page) => {
        await expect(title(page)).toBeFocused()
        expect(await page.evaluate(() => document.getSelection()?.toString())).toBe('Sunday')
      },
    },
    { keys: 'Tab', specimen: 'hint', press: ['Tab', 'Tab'], holds: expectNoFocus },
    {
      keys: 'Letras',
      specimen: 'capitals',
      from: ['Tab', 'Home'],
      press: ['x', 'y'],
      holds: (page) => expect(plate(page)).toHaveValue('XYAB 12'),
    },
  ],
}

export const textArea: KeyboardTable = {
  component: 'TextArea',
  cases: [
    { keys: 'Tab', specimen: 'counting', press: ['Tab'], holds: (page) => expect(note(page)).toBeFocused() },
    {
      keys: 'Tab',
      specimen: 'counting',
      from: ['Tab', 'a'],
      press: ['Tab'],
      holds: async (page) => {
        await expect(note(page)).not.toBeFocused()
        await expect(note(page)).toHaveValue('a')
      },
    },
    {
      keys: 'Enter',
      specimen: 'counting',
      from: ['Tab', 'a'],
      press: ['Enter', 'b'],
      holds: (page) => expect(note(page)).toHaveValue('a\nb'),
    },
  ],
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the list' })

export const searchField: KeyboardTable = {
  component: 'SearchField',
  cases: [
    {
      keys: 'Tab',
      specimen: 'searching',
      press: ['Tab'],
      holds: (page) => expect(search(page)).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'searching',
      press: ['Tab', 'Tab'],
      holds: (page) => expect(page.getByRole('button', { name: 'Clear the search' })).toBeFocused(),
    },
    {
      keys: 'Enter',
      specimen: 'searching',
      from: ['Tab', 'End', 's'],
      press: ['Enter'],
      holds: (page) => expect(page.getByText('Searched for Juanas')).toBeVisible(),
    },
    ...['Enter', 'Space'].map((key) => ({
      keys: 'Enter, Espacio',
      specimen: 'searching',
      from: ['Tab', 'Tab'],
      press: [key],
      holds: async (page: Page) => {
        await expect(search(page)).toHaveValue('')
        await expect(search(page)).toBeFocused()
        await expect(page.getByText('Everybody')).toBeVisible()
      },
    })),
  ],
}

const password = (page: Page) => page.getByLabel('Password', { exact: true })

export const passwordField: KeyboardTable = {
  component: 'PasswordField',
  cases: [
    {
      keys: 'Tab',
      specimen: 'typing',
      press: ['Tab'],
      holds: (page) => expect(password(page)).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'typing',
      press: ['Tab', 'Tab'],
      holds: (page) => expect(page.getByRole('button', { name: 'Show the password' })).toBeFocused(),
    },
    { keys: 'Tab', specimen: 'typing', press: ['Tab', 'Tab', 'Tab'], holds: expectNoFocus },
    ...['Enter', 'Space'].map((key) => ({
      keys: 'Enter, Espacio',
      specimen: 'typing',
      from: ['Tab', 's', 'e', 'c', 'Tab'],
      press: [key],
      holds: async (page: Page) => {
        await expect(password(page)).toHaveAttribute('type', 'text')
        await expect(password(page)).toHaveValue('sec')
        await page.keyboard.press(key)
        await expect(password(page)).toHaveAttribute('type', 'password')
      },
    })),
  ],
}

const guests = (page: Page) => page.getByRole('spinbutton', { name: 'Most guests' })

export const numberField: KeyboardTable = {
  component: 'NumberField',
  cases: [
    {
      keys: 'Tab',
      specimen: 'stepping',
      press: ['Tab'],
      holds: (page) => expect(guests(page)).toBeFocused(),
    },
    { keys: 'Tab', specimen: 'stepping', press: ['Tab', 'Tab'], holds: expectNoFocus },
    {
      keys: 'Flecha arriba, Flecha abajo',
      specimen: 'stepping',
      from: ['Tab'],
      press: ['ArrowUp', 'ArrowUp', 'ArrowDown'],
      holds: (page) => expect(guests(page)).toHaveValue('3'),
    },
    {
      keys: 'Flecha arriba, Flecha abajo',
      specimen: 'stepping',
      from: ['Tab'],
      press: ['ArrowDown'],
      holds: (page) => expect(guests(page)).toHaveValue('2'),
    },
    {
      keys: 'Cifras',
      specimen: 'stepping',
      from: ['Tab', 'End'],
      press: ['5'],
      holds: (page) => expect(guests(page)).toHaveValue('25'),
    },
  ],
}
