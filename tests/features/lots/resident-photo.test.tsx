import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../support/render-screen'

const federicoPhoto = 'demo-photo-federico.png'

test("shows a co-resident's photo, and deletes the photo when the form is saved without a photo", async () => {
  const { user, mock } = await renderScreen('/manageproperty/201?tab=corresidentes&vista=editar&id=51', {
    as: 'residente',
  })
  const photo = await screen.findByRole('img', { name: 'Foto de Federico Ibáñez' })
  expect(photo).toHaveAttribute('src', expect.stringMatching(`/uploads/${federicoPhoto}$`))
  await user.click(screen.getByRole('button', { name: 'Quitar foto' }))
  expect(mock.db.files.by('key', federicoPhoto)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(mock.db.files.by('key', federicoPhoto)).toEqual([]))
  const { person_id } = mock.db.residencies.require(51)
  expect(mock.db.persons.require(person_id).photo_file_name).toBeNull()
})
