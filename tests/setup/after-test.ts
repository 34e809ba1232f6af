import { afterEach } from 'vitest'
import { cleanUp } from '../support/after-test'

afterEach(cleanUp)
