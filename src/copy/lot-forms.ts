export const lotForms = {
  required: 'Este campo es obligatorio',
  incomplete: 'Por favor complete los campos.',
}
