import { addDays, type CalendarDay } from '../../../rules/calendar.ts'
import { people } from '../people.ts'
import { del, fileForm, get, notFound, post, put, type RefusalRow, wrongPage } from '../refusal-row.ts'
import { submissions as ids } from '../submissions.ts'

const at = (more: string, rp = 101) => `/fapi/customer/${rp}/${more}`
const withoutModule = { detail: 'El barrio no tiene habilitada la presentación de documentación.' }
const notPending = { message: 'Solo se pueden editar solicitudes en estado PENDIENTE' }
const repeated = {
  message:
    'La persona Elsa Ya es trabajadora con documento 20319406 ya se encuentra registrada en la presentación.',
}
const paper = (fields: Readonly<Record<string, number>>, name = 'a.pdf', content: BlobPart = '%PDF-1.4') =>
  fileForm(name, content, fields)

type RefusedCallLine = readonly [RefusalRow['operationId'], RefusalRow['call']]
type RefusalLine = readonly [
  RefusalRow['operationId'],
  RefusalRow['status'],
  RefusalRow['expectedBody'],
  string,
  RefusalRow['call'],
]

/** Calls in Las Acacias, which takes no submissions: this is refused before the ids are looked up. */
const elsewhere: readonly RefusedCallLine[] = [
  ['listInsuranceSubmissions', get(at('submissions/insurance/', 102))],
  ['createInsuranceSubmission', post(at('submissions/insurance/', 102), {})],
  ['getInsuranceSubmission', get(at(`submissions/insurance/${ids.insurance}/`, 102))],
  ['updateInsuranceSubmission', put(at(`submissions/insurance/${ids.insurance}/`, 102), {})],
  ['listInsuredPeople', get(at(`submissions/insurance/${ids.insurance}/people/`, 102))],
  ['createInsuredPerson', post(at('submissions/insured-people/', 102), {})],
  ['deleteInsuredPerson', del(at(`submissions/insured-people/${ids.insured}/`, 102))],
  [
    'uploadInsuranceAttachment',
    post(at('submissions/attachments/', 102), paper({ insurance_submission: ids.insurance })),
  ],
  ['deleteInsuranceAttachment', del(at(`submissions/attachments/${ids.paper}/`, 102))],
  ['listInsuranceCompanies', get(at('catalogs/insurance-companies/', 102))],
  ['listBackgroundCheckSubmissions', get(at('submissions/background-check/', 102))],
  ['createBackgroundCheckSubmission', post(at('submissions/background-check/', 102), {})],
  ['getBackgroundCheckSubmission', get(at(`submissions/background-check/${ids.check}/`, 102))],
  ['updateBackgroundCheckSubmission', put(at(`submissions/background-check/${ids.check}/`, 102), {})],
  ['listBackgroundCheckPeople', get(at(`submissions/background-check/${ids.check}/people/`, 102))],
  ['createBackgroundCheckPerson', post(at('submissions/background-check-people/', 102), {})],
  ['updateBackgroundCheckPerson', put(at(`submissions/background-check-people/${ids.entry}/`, 102), {})],
  ['deleteBackgroundCheckPerson', del(at(`submissions/background-check-people/${ids.entry}/`, 102))],
  [
    'uploadBackgroundCheckAttachment',
    post(at('submissions/background-check-attachments/', 102), paper({ submission_person: ids.entry })),
  ],
  [
    'deleteBackgroundCheckAttachment',
    del(at(`submissions/background-check-attachments/${ids.entryPaper}/`, 102)),
  ],
  ['listBackgroundCheckTypes', get(at('catalogs/background-check-types/', 102))],
]

const policy = (today: CalendarDay, more: object = {}) => ({
  from_date: today,
  to_date: addDays(today, 200),
  submission_type: 'INSURANCE',
  description: '',
  policy_number: '4501-0098213',
  company: 5,
  policy_holder_full_name: '',
  policy_holder_id_number: '',
  ...more,
})
const insured = (person: number, insurance_submission: number) => ({
  person,
  insurance_submission,
  status: 'PENDING',
})
const entry = (today: CalendarDay, more: object = {}) => ({
  person: people.contact,
  from_date: today,
  to_date: addDays(today, 100),
  status: 'PENDING',
  comment: null,
  background_check_submission: null,
  background_check_type: 1,
  ...more,
})

/** Calls about submissions of `obra`, or of a neighbourhood that does not know the caller. */
const foreign = (today: CalendarDay): readonly RefusedCallLine[] => [
  ['listInsuranceSubmissions', get(at('submissions/insurance/', 999))],
  ['createInsuranceSubmission', post(at('submissions/insurance/', 999), policy(today))],
  ['getInsuranceSubmission', get(at(`submissions/insurance/${ids.obrasInsurance}/`))],
  ['updateInsuranceSubmission', put(at(`submissions/insurance/${ids.obrasInsurance}/`), policy(today))],
  ['listInsuredPeople', get(at(`submissions/insurance/${ids.obrasInsurance}/people/`))],
  [
    'createInsuredPerson',
    post(at('submissions/insured-people/'), insured(people.contact, ids.obrasInsurance)),
  ],
  ['deleteInsuredPerson', del(at(`submissions/insured-people/${ids.obrasInsured}/`))],
  [
    'uploadInsuranceAttachment',
    post(at('submissions/attachments/'), paper({ insurance_submission: ids.obrasInsurance })),
  ],
  ['deleteInsuranceAttachment', del(at(`submissions/attachments/${ids.obrasPaper}/`))],
  ['listInsuranceCompanies', get(at('catalogs/insurance-companies/', 999))],
  ['listBackgroundCheckSubmissions', get(at('submissions/background-check/', 999))],
  [
    'createBackgroundCheckSubmission',
    post(at('submissions/background-check/', 999), { description: '', people: [ids.bareEntry] }),
  ],
  ['getBackgroundCheckSubmission', get(at(`submissions/background-check/${ids.obrasCheck}/`))],
  ['updateBackgroundCheckSubmission', put(at(`submissions/background-check/${ids.obrasCheck}/`), {})],
  ['listBackgroundCheckPeople', get(at(`submissions/background-check/${ids.obrasCheck}/people/`))],
  [
    'createBackgroundCheckPerson',
    post(
      at('submissions/background-check-people/'),
      entry(today, { background_check_submission: ids.obrasCheck }),
    ),
  ],
  [
    'updateBackgroundCheckPerson',
    put(at(`submissions/background-check-people/${ids.obrasEntry}/`), entry(today)),
  ],
  ['deleteBackgroundCheckPerson', del(at(`submissions/background-check-people/${ids.obrasEntry}/`))],
  [
    'uploadBackgroundCheckAttachment',
    post(at('submissions/background-check-attachments/'), paper({ submission_person: ids.obrasEntry })),
  ],
  [
    'deleteBackgroundCheckAttachment',
    del(at(`submissions/background-check-attachments/${ids.obrasEntryPaper}/`)),
  ],
  ['listBackgroundCheckTypes', get(at('catalogs/background-check-types/', 999))],
]

const decided =
  'Keep it open until the Administration decides, then go on: ‘APROBADA-NO-SE-EDITA’, ‘Aprobada: no se edita’'
const tooBig = { file: ['No se ha podido subir el archivo a.pdf ya que excede el límite de 2MB.'] }
const formats = 'png, jpg, jpeg, pdf, xls, xlsx, doc, docx, ppt, pptx, txt, csv, md'

/** Calls about submissions that are decided, and people who are in one twice. */
const conflicts = (today: CalendarDay): readonly RefusalLine[] => [
  [
    'updateInsuranceSubmission',
    409,
    notPending,
    decided,
    put(at(`submissions/insurance/${ids.insurance}/`), policy(today)),
  ],
  [
    'createInsuredPerson',
    409,
    notPending,
    decided,
    post(at('submissions/insured-people/'), insured(people.contact, ids.insurance)),
  ],
  [
    'createInsuredPerson',
    409,
    repeated,
    'Add Elsa to ‘PENDIENTE-SIN-REPETIDOS’ in two tabs',
    post(at('submissions/insured-people/'), insured(people.worker, ids.pendingInsurance)),
  ],
  ['deleteInsuredPerson', 409, notPending, decided, del(at(`submissions/insured-people/${ids.insured}/`))],
  [
    'uploadInsuranceAttachment',
    409,
    notPending,
    decided,
    post(at('submissions/attachments/'), paper({ insurance_submission: ids.insurance })),
  ],
  ['deleteInsuranceAttachment', 409, notPending, decided, del(at(`submissions/attachments/${ids.paper}/`))],
  [
    'createBackgroundCheckSubmission',
    409,
    { message: 'El antecedente de Elsa Ya es trabajadora ya es parte de otra presentación.' },
    'Enviar presentación from two tabs',
    post(at('submissions/background-check/'), { description: '', people: [ids.takenEntry] }),
  ],
  [
    'updateBackgroundCheckSubmission',
    409,
    notPending,
    decided,
    put(at(`submissions/background-check/${ids.check}/`), { description: 'Otra' }),
  ],
  [
    'createBackgroundCheckPerson',
    409,
    notPending,
    decided,
    post(
      at('submissions/background-check-people/'),
      entry(today, { background_check_submission: ids.check }),
    ),
  ],
  [
    'createBackgroundCheckPerson',
    409,
    repeated,
    'Add Elsa to ‘Pendiente: sin repetidos’ in two tabs',
    post(
      at('submissions/background-check-people/'),
      entry(today, { person: people.worker, background_check_submission: ids.pendingCheck }),
    ),
  ],
  [
    'updateBackgroundCheckPerson',
    409,
    notPending,
    decided,
    put(at(`submissions/background-check-people/${ids.entry}/`), {
      from_date: today,
      to_date: addDays(today, 9),
      background_check_type: 1,
    }),
  ],
  [
    'deleteBackgroundCheckPerson',
    409,
    notPending,
    decided,
    del(at(`submissions/background-check-people/${ids.entry}/`)),
  ],
  [
    'uploadBackgroundCheckAttachment',
    409,
    notPending,
    decided,
    post(at('submissions/background-check-attachments/'), paper({ submission_person: ids.entry })),
  ],
  [
    'deleteBackgroundCheckAttachment',
    409,
    notPending,
    decided,
    del(at(`submissions/background-check-attachments/${ids.entryPaper}/`)),
  ],
]

/** Invalid values that the forms can send. */
function mistakes(today: CalendarDay): readonly RefusalLine[] {
  const pending = { insurance_submission: ids.pendingInsurance }
  const free = { submission_person: ids.bareEntry }
  const big = new Uint8Array(2 * 1024 * 1024)
  const stranger = { person: ['La persona no está registrada en el barrio.'] }
  const policies = [
    [
      { company: ['La compañía de seguro no existe.'] },
      { company: 999 },
      'a company that the catalog has no more',
    ],
    [
      { policy_number: ['Por favor ingrese número de póliza'] },
      { policy_number: '  ' },
      'a policy number of blanks',
    ],
    [
      { to_date: ['La fecha de fin no puede ser anterior a la de inicio.'] },
      { from_date: addDays(today, 9), to_date: addDays(today, 8) },
      'an end before the start',
    ],
    [
      { to_date: ['La fecha de fin no puede ser anterior a hoy.'] },
      { from_date: addDays(today, -9), to_date: addDays(today, -1) },
      'an end that went by at midnight, while the form was open',
    ],
  ] as const
  return [
    ...policies.flatMap(([expectedBody, sent, steps]): RefusalLine[] => [
      [
        'createInsuranceSubmission',
        400,
        expectedBody,
        `New insurance with ${steps}`,
        post(at('submissions/insurance/'), policy(today, sent)),
      ],
      [
        'updateInsuranceSubmission',
        400,
        expectedBody,
        `Edit ‘PENDIENTE-SIN-REPETIDOS’ with ${steps}`,
        put(at(`submissions/insurance/${ids.pendingInsurance}/`), policy(today, sent)),
      ],
    ]),
    [
      'createInsuredPerson',
      400,
      stranger,
      'Add somebody whom the Administration removed meanwhile',
      post(at('submissions/insured-people/'), insured(999_999, ids.pendingInsurance)),
    ],
    [
      'uploadInsuranceAttachment',
      400,
      tooBig,
      'Choose a file of 2 MB',
      post(at('submissions/attachments/'), paper(pending, 'a.pdf', big)),
    ],
    [
      'uploadInsuranceAttachment',
      400,
      { file: [`Formato exe no soportado. Sólo se admiten: ${formats}`] },
      'Choose a .exe',
      post(at('submissions/attachments/'), paper(pending, 'a.exe')),
    ],
    [
      'uploadInsuranceAttachment',
      400,
      {
        file: [
          `No se pudo definir el formato del archivo. Por favor suba uno de los siguientes formatos: ${formats}.`,
        ],
      },
      'Choose a file without an extension',
      post(at('submissions/attachments/'), paper(pending, 'archivo')),
    ],
    [
      'uploadBackgroundCheckAttachment',
      400,
      tooBig,
      'Choose a file of 2 MB',
      post(at('submissions/background-check-attachments/'), paper(free, 'a.pdf', big)),
    ],
    [
      'createBackgroundCheckSubmission',
      400,
      { people: ['Alguno de los antecedentes no existe.'] },
      'Enviar with an entry that was removed in another tab',
      post(at('submissions/background-check/'), { description: '', people: [999_999] }),
    ],
    [
      'createBackgroundCheckSubmission',
      400,
      { people: ['Adjuntá el archivo de Elsa Ya es trabajadora.'] },
      'Enviar while the file of Elsa failed to arrive',
      post(at('submissions/background-check/'), { description: '', people: [ids.bareEntry] }),
    ],
    [
      'createBackgroundCheckPerson',
      400,
      stranger,
      'Add somebody whom the Administration removed meanwhile',
      post(at('submissions/background-check-people/'), entry(today, { person: 999_999 })),
    ],
    [
      'createBackgroundCheckPerson',
      400,
      { background_check_type: ['El tipo de antecedente no existe en el barrio.'] },
      'Choose a type that the catalog has no more',
      post(at('submissions/background-check-people/'), entry(today, { background_check_type: 999 })),
    ],
    [
      'createBackgroundCheckPerson',
      400,
      { to_date: ['La fecha de fin no puede ser anterior a hoy.'] },
      'An end that went by at midnight, while the form was open',
      post(
        at('submissions/background-check-people/'),
        entry(today, { from_date: addDays(today, -9), to_date: addDays(today, -1) }),
      ),
    ],
    [
      'updateBackgroundCheckPerson',
      400,
      { to_date: ['La fecha de fin no puede ser anterior a la de inicio.'] },
      'Edit an entry with an end before the start',
      put(at(`submissions/background-check-people/${ids.takenEntry}/`), {
        from_date: addDays(today, 9),
        to_date: addDays(today, 8),
        background_check_type: 1,
      }),
    ],
    [
      'listInsuranceSubmissions',
      404,
      wrongPage,
      'Open /submissions?page=99',
      get(at('submissions/insurance/?page=99')),
    ],
    [
      'listBackgroundCheckSubmissions',
      404,
      wrongPage,
      'Open the background checks’ page 99',
      get(at('submissions/background-check/?page=99')),
    ],
  ]
}

/** Refusals of insurance and background checks. */
export const submissionRefusals = (today: CalendarDay): readonly RefusalRow[] => {
  const told: readonly RefusalLine[] = [
    ...elsewhere.map(
      ([operationId, call]): RefusalLine => [
        operationId,
        403,
        withoutModule,
        'Open /submissions by hand in Las Acacias, which has no such module',
        call,
      ],
    ),
    ...foreign(today).map(
      ([operationId, call]): RefusalLine => [
        operationId,
        404,
        notFound,
        'With the number of a submission of obra, or of neighbourhood 999, by hand',
        call,
      ],
    ),
    ...conflicts(today),
    ...mistakes(today),
  ]
  return told.map(([operationId, status, expectedBody, steps, call]) => ({
    operationId,
    status,
    expectedBody,
    steps,
    as: 'residente',
    call,
  }))
}
