import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../support/render-screen'

const federico = 'demo-photo-federico.png'

test("shows a co-resident's photo, and deletes it when it is saved without it", async () => {
  const { user, mock } = await renderScreen('/manageproperty/201?tab=corresidentes&vista=editar&id=51', {
    as: 'residente',
  })
  const shown = await screen.findByRole('img', { name: 'Foto de Federico Ibáñez' })
  expect(shown).toHaveAttribute('src', expect.stringMatching(`/uploads/${federico}$`))
  await user.click(screen.getByRole('button', { name: 'Quitar foto' }))
  expect(mock.db.files.by('key', federico)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(mock.db.files.by('key', federico)).toEqual([]))
  const { person_id } = mock.db.residencies.require(51)
  expect(mock.db.persons.require(person_id).photo_file_name).toBeNull()
})
