/** The suite runs on an engine other than the default one. */
export const onOtherEngine = process.env.FACET_TEST_ENGINE !== undefined;

/** The service is what would be deployed. */
export const fromTemplate = process.env.FACET_TEST_GATEWAY === 'template';
