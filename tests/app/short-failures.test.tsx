import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../support/render-screen'

const catchMessage = async (run: () => unknown): Promise<string> => {
  try {
    await run()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  throw new Error('The callback threw no error')
}

test.each([
  ['a missing role', () => screen.getByRole('button', { name: 'No such button' })],
  ['a missing text', () => screen.getByText('No such text')],
  ['a role that several elements have', () => screen.getByRole('link')],
  ['a wait that times out', () => waitFor(() => screen.getByLabelText('No such label'), { timeout: 60 })],
])('the error of %s has at most 20 lines, and summarizes the page', async (_name, fail) => {
  await renderScreen('/constructions', { as: 'residente' })
  await screen.findByRole('listitem', { name: 'Casa Pérez' })
  const message = await catchMessage(fail)
  expect(message.split('\n').length).toBeLessThanOrEqual(20)
  expect(message).toContain('The page at /constructions:')
  expect(message).toMatch(/heading: .*Obras/)
  expect(message.match(/The page at /g)).toHaveLength(1)
})
