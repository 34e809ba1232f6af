import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../support/render-screen'

test.each(['/goto', '/goto?gmp=', '/goto?gmp=%25%25', '/goto?gmp=aHR0cA%3D%3D%00'])(
  'redirects %s, which has no valid destination, to the home page',
  async (address) => {
    await renderScreen(address, { as: 'residente' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
    expect(window.location.pathname + window.location.search).toBe('/')
  },
)
