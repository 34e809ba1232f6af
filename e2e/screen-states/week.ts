import { expect, signIn } from '../fixtures'
import type { ScreenState } from './screen-state'

/** The week of the authorizations, with and without many authorizations on a day. */
export const weekStates: ScreenState[] = [
  {
    name: 'the week of the authorizations',
    open: async (page) => {
      await signIn(page, 'resident', '/?modo=semana')
      await expect(page.getByRole('link', { name: /Verónica Ferreyra/ }).first()).toBeVisible()
    },
  },
  {
    name: 'the week of a lot with many authorizations',
    open: async (page, mock) => {
      await mock.reset({ scenario: 'large' })
      await signIn(page, 'resident', '/?modo=semana')
      await expect(page.getByRole('button', { name: /^\+/ }).first()).toBeVisible()
    },
  },
]
