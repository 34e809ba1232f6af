import { accountPlaces } from './accounts'
import { demoPlaces } from './demo'
import { lotRecordPlaces } from './lot-records'
import { lotPlaces } from './lots'
import { movementPlaces } from './movements'
import { newSubmissionPlaces } from './new-submission'
import type { Place } from './place'
import { publicPlaces } from './public'
import { screenPlaces } from './screens'
import { submissionPlaces } from './submissions'
import { workGroupPlaces } from './work-groups'
import { workManagerPlaces } from './work-managers'
import { workerPlaces } from './workers'
import { workPlaces } from './works'

/** Every screen in each of its states. */
export const places: Place[] = [
  ...screenPlaces,
  ...movementPlaces,
  ...lotPlaces,
  ...lotRecordPlaces,
  ...workPlaces,
  ...workManagerPlaces,
  ...workerPlaces,
  ...workGroupPlaces,
  ...submissionPlaces,
  ...newSubmissionPlaces,
  ...accountPlaces,
  ...publicPlaces,
  ...demoPlaces,
]
