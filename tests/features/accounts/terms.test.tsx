// This import loads the lazy screen before the first test, so that no test waits for it.
import '@/features/accounts/terms/TermsScreen'

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen, setFaults } from '../../support/render-screen'

test('shows the terms to a user who is not signed in', async () => {
  await renderScreen('/terms-conditions')
  expect(await screen.findByRole('heading', { level: 1, name: 'Términos y condiciones' })).toBeVisible()
  expect(await screen.findByRole('heading', { level: 2, name: 'Tu cuenta' })).toBeVisible()
  expect(screen.getByText(/^La guardia puede pedir el documento/)).toBeVisible()
  expect(document.title).toBe('Términos y condiciones – Portal de residentes')
})

test('shows an error if the terms cannot be loaded, and loads the terms on a retry', async () => {
  const { user, mock } = await renderScreen('/terms-conditions', {
    faults: [{ operationId: 'getTerms', status: 500 }],
  })
  expect(await screen.findByRole('alert')).toBeVisible()
  await setFaults(mock, [
    { operationId: 'getTerms', status: 200, body: { content: 'Primero.\n\n<Segundo> & último.' }, times: 1 },
  ])
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText(/Primero\./)).toBeVisible()
})
