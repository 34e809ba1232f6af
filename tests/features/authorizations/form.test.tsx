import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '@/paths'
import { renderScreen } from '../../support/render-screen'

describe('smoke', () => {
  it('creates', async () => {
    const { user, mock } = await renderScreen(paths.newAuthorization(), { as: 'residente' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Crear Autorización' })).toBeVisible()
    await user.selectOptions(screen.getByLabelText(/Tipo de autorización/), 'Invitado')
    await user.click(
      await screen.findByRole('button', { name: 'Autorizar a Juana Pérez, documento 30999888' }),
    )
    await user.click(screen.getByRole('button', { name: 'Crear' }))
    expect(
      await screen.findByRole('heading', { level: 1, name: '¡Autorización creada con éxito!' }),
    ).toBeVisible()
    const created = mock.db.authorizations.all().at(-1)
    expect(created).toMatchObject({ name: 'Juana Pérez' })
  })
})
