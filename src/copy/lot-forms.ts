/** What every form of a lot says (L5, L8). */
export const lotForms = {
  required: 'Este campo es obligatorio',
  incomplete: 'Por favor complete los campos.',
}
