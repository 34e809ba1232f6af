/** The backend's sentences about document submissions. */
export const submissionSentences = {
  withoutModule: 'El barrio no tiene habilitada la presentación de documentación.',
  notPending: 'Solo se pueden editar solicitudes en estado PENDIENTE',
  fixed: 'No se puede cambiar.',

  withoutPolicy: 'Por favor ingrese número de póliza',
  unknownCompany: 'La compañía de seguro no existe.',
  endsBeforeItBegins: 'La fecha de fin no puede ser anterior a la de inicio.',
  endsInThePast: 'La fecha de fin no puede ser anterior a hoy.',

  stranger: 'La persona no está registrada en el barrio.',
  repeated: (name: string, idNumber: string) =>
    `La persona ${name} con documento ${idNumber} ya se encuentra registrada en la presentación.`,

  unknownType: 'El tipo de antecedente no existe en el barrio.',
  withoutPeople: 'Por favor agregue trabajadores',
  unknownEntries: 'Alguno de los antecedentes no existe.',
  takenEntry: (name: string) => `El antecedente de ${name} ya es parte de otra presentación.`,
  withoutAttachment: (name: string) => `Adjuntá el archivo de ${name}.`,

  fileTooLarge: (name: string) => `No se ha podido subir el archivo ${name} ya que excede el límite de 2MB.`,
  unsupportedFormat: (extension: string, supported: string) =>
    `Formato ${extension} no soportado. Sólo se admiten: ${supported}`,
  unknownFormat: (supported: string) =>
    `No se pudo definir el formato del archivo. Por favor suba uno de los siguientes formatos: ${supported}.`,

  alreadyDecided: 'La presentación ya fue resuelta.',
  insuranceTitle: (company: string, policy: string) => `Seguro A.R.T. de ${company}, póliza ${policy}`,
  backgroundCheckTitle: 'Antecedentes penales',
  personAlreadyDecided: (name: string) => `${name} ya fue resuelto/a en esta presentación.`,
}
