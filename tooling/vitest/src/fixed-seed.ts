import fc from 'fast-check'
import { isFull } from './matrix.ts'

/**
 * Properties try the same values in every run, so that a run says something about the change and nothing about luck.
 * The full matrix of every night looks further, with a fresh seed; a failure's report names it.
 */
if (!isFull) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_121 })
