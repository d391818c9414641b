/** JSON: checks of values read from outside. */

/** Whether a value is an object. @param {unknown} value @returns {value is Record<string, unknown>} */
export const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether it is a whole number from 0. @param {unknown} value @returns {value is number} */
export const isCount = (value) => typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
