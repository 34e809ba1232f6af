/** A generator that yields between the steps of a long build, so that the caller can pause. */
export type BuildSteps<Result = void> = Generator<undefined, Result>
