import fc from 'fast-check'

/** Generated values are the same in each run: what fails once fails again. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20260316 })
