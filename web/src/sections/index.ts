import type { SectionKind, SectionProps } from '../../../generated/sections.ts';
import { deferred, type SectionComponent } from './deferred.tsx';

/** The component of every section kind; a page fetches only the code of its own kinds. */
export const components: { [Kind in SectionKind]: SectionComponent<SectionProps[Kind]> } = {
  'brand-tiles': deferred(async () => (await import('./brand-tiles.tsx')).BrandTiles),
  'call-to-action': deferred(async () => (await import('./call-to-action.tsx')).CallToAction),
  'card-grid': deferred(async () => (await import('./card-grid.tsx')).CardGrid),
  checklist: deferred(async () => (await import('./checklist.tsx')).Checklist),
  'claim-strip': deferred(async () => (await import('./claim-strip.tsx')).ClaimStrip),
  'contact-details': deferred(async () => (await import('./contact-details.tsx')).ContactDetails),
  'contact-form': deferred(async () => (await import('./contact-form.tsx')).ContactForm),
  'county-cards': deferred(async () => (await import('./county-cards.tsx')).CountyCards),
  'delivery-estimator': deferred(
    async () => (await import('./delivery-estimator.tsx')).DeliveryEstimator,
  ),
  embed: deferred(async () => (await import('./embed.tsx')).Embed),
  faq: deferred(async () => (await import('./faq.tsx')).Faq),
  'featured-towns': deferred(async () => (await import('./featured-towns.tsx')).FeaturedTowns),
  gallery: deferred(async () => (await import('./gallery.tsx')).Gallery),
  'impact-calculator': deferred(
    async () => (await import('./impact-calculator.tsx')).ImpactCalculator,
  ),
  'location-cards': deferred(async () => (await import('./location-cards.tsx')).LocationCards),
  'location-profile': deferred(
    async () => (await import('./location-profile.tsx')).LocationProfile,
  ),
  'message-panel': deferred(async () => (await import('./message-panel.tsx')).MessagePanel),
  'message-receipt': deferred(async () => (await import('./message-receipt.tsx')).MessageReceipt),
  'model-grid': deferred(async () => (await import('./model-grid.tsx')).ModelGrid),
  'news-article': deferred(async () => (await import('./news-article.tsx')).NewsArticle),
  'news-list': deferred(async () => (await import('./news-list.tsx')).NewsList),
  notice: deferred(async () => (await import('./notice.tsx')).Notice),
  'opening-hours': deferred(async () => (await import('./opening-hours.tsx')).OpeningHours),
  'partner-cards': deferred(async () => (await import('./partner-cards.tsx')).PartnerCards),
  'payment-estimator': deferred(
    async () => (await import('./payment-estimator.tsx')).PaymentEstimator,
  ),
  people: deferred(async () => (await import('./people.tsx')).People),
  'place-map': deferred(async () => (await import('./place-map.tsx')).PlaceMap),
  'policy-document': deferred(async () => (await import('./policy-document.tsx')).PolicyDocument),
  'price-ladder': deferred(async () => (await import('./price-ladder.tsx')).PriceLadder),
  'rental-cost-finder': deferred(
    async () => (await import('./rental-cost-finder.tsx')).RentalCostFinder,
  ),
  'rental-plans': deferred(async () => (await import('./rental-plans.tsx')).RentalPlans),
  'review-list': deferred(async () => (await import('./review-list.tsx')).ReviewList),
  'road-check': deferred(async () => (await import('./road-check.tsx')).RoadCheck),
  'series-grid': deferred(async () => (await import('./series-grid.tsx')).SeriesGrid),
  'similar-vehicles': deferred(
    async () => (await import('./similar-vehicles.tsx')).SimilarVehicles,
  ),
  'site-search': deferred(async () => (await import('./site-search.tsx')).SiteSearch),
  statistics: deferred(async () => (await import('./statistics.tsx')).Statistics),
  steps: deferred(async () => (await import('./steps.tsx')).Steps),
  'task-cards': deferred(async () => (await import('./task-cards.tsx')).TaskCards),
  'text-block': deferred(async () => (await import('./text-block.tsx')).TextBlock),
  'town-answers': deferred(async () => (await import('./town-answers.tsx')).TownAnswers),
  'town-cards': deferred(async () => (await import('./town-cards.tsx')).TownCards),
  'town-grid': deferred(async () => (await import('./town-grid.tsx')).TownGrid),
  'town-profile': deferred(async () => (await import('./town-profile.tsx')).TownProfile),
  'town-register': deferred(async () => (await import('./town-register.tsx')).TownRegister),
  'unit-list': deferred(async () => (await import('./unit-list.tsx')).UnitList),
  'vehicle-comparison': deferred(
    async () => (await import('./vehicle-comparison.tsx')).VehicleComparison,
  ),
  'vehicle-detail': deferred(async () => {
    const [{ withQueries }, { VehicleDetail }] = await Promise.all([
      import('../api/with-queries.tsx'),
      import('./vehicle-detail.tsx'),
    ]);
    return withQueries(VehicleDetail);
  }),
  'vehicle-finder': deferred(async () => (await import('./vehicle-finder.tsx')).VehicleFinder),
  'vehicle-highlights': deferred(
    async () => (await import('./vehicle-highlights.tsx')).VehicleHighlights,
  ),
  'vehicle-picks': deferred(async () => (await import('./vehicle-picks.tsx')).VehiclePicks),
  'vehicle-table': deferred(async () => (await import('./vehicle-table.tsx')).VehicleTable),
  'vehicle-inventory': deferred(async () => {
    const [{ withQueries }, { VehicleInventory }] = await Promise.all([
      import('../api/with-queries.tsx'),
      import('./vehicle-inventory.tsx'),
    ]);
    return withQueries(VehicleInventory);
  }),
};
